import { DocumentText } from '@alltalent/shared/ui';
import type { ReactElement } from 'react';
import type { DocumentSection } from '../../domain/documents/document-sections';
import { AnswerArt, FeeArt, LinkArt, NoTicketArt, PaperArt, SearchArt } from './ethos-art';
import styles from './ethos.module.css';
import { ethosOf, type Lane } from './lanes-of';

/** By the place on the page; entries beyond them have none. */
const ART: readonly (readonly (() => ReactElement)[])[] = [
  [NoTicketArt, FeeArt, AnswerArt],
  [SearchArt, LinkArt, PaperArt],
];

export function OurEthos({ section: { id, heading, blocks } }: { readonly section: DocumentSection }) {
  const { opening, lanes, slate } = ethosOf(blocks);
  return (
    <section className={`section ${styles.ethos}`} aria-labelledby={id}>
      <div className="wrap">
        <header className={styles.header}>
          <h2 id={id}>{heading}</h2>
          <div className="lede">
            <DocumentText blocks={opening} />
          </div>
        </header>
        <div className={styles.lanes}>
          {lanes.map((lane, index) => (
            <LaneList key={lane.id} lane={lane} art={ART[index] ?? []} isLater={index % 2 === 1} />
          ))}
          {slate.length > 0 && (
            <div className={styles.slate}>
              <span className={styles.clap} aria-hidden="true" />
              <DocumentText blocks={slate} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

type LaneListProps = { readonly lane: Lane; readonly art: readonly (() => ReactElement)[]; readonly isLater: boolean };

function LaneList({ lane: { id, title, principles }, art, isLater }: LaneListProps) {
  return (
    <div className={isLater ? styles.later : undefined}>
      <h3 className={styles.laneTitle} id={id}>
        {title}
      </h3>
      <ul className={styles.principles}>
        {principles.map(({ name, text }, index) => {
          const Art = art[index];
          return (
            <li key={name} className={styles.principle}>
              {Art ? <Art /> : <span />}
              <div>
                <h4>{name}</h4>
                <DocumentText blocks={[{ kind: 'paragraph', spans: text }]} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
