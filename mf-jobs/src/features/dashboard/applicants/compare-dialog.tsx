import type { Applicant } from '@alltalent/shared/contracts';
import { Dialog, Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { StageBadge } from '../../../domain/stages/stage-badge';
import { TapePlayer } from '../../../domain/tape/tape-player';
import { tapeText } from '../../../domain/tape/messages';
import styles from './compare.module.css';
import { Stars } from './stars';

type CompareDialogProps = { readonly people: readonly Applicant[]; readonly onClose: () => void };

/** Compares two to four applicants side by side. */
export function CompareDialog({ people, onClose }: CompareDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Compare ${people.length} people`} className={styles.dialog}>
      {/* Wider than a phone: it scrolls, and so it can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="People side by side">
        <ul className={styles.columns}>
          {people.map((applicant) => (
            <li key={applicant.id}>
              <Column applicant={applicant} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Column({ applicant }: { readonly applicant: Applicant }) {
  const { id, talent, role, photos, match, rating, stage, note, client_note: own, self_tape: tape } = applicant;
  const shown = photos.length > 0 ? photos.slice(0, 3) : [{ image: talent.image, alt: '' }];
  return (
    <article className={styles.column} aria-labelledby={`compared-${id}`}>
      <div className={styles.photos}>
        {shown.map(({ image, alt }) => (
          <Picture key={image} src={image} alt={alt} width={400} height={500} sizes="16rem" />
        ))}
      </div>
      <h3 id={`compared-${id}`}>{talent.name}</h3>
      <StageBadge stage={stage} reader="client" />
      <dl className={styles.facts}>
        <Fact name="Role">{role}</Fact>
        <Fact name="Match">
          {match.met}/{match.of}
          {match.missing.length > 0 && <span className="muted"> Missing: {match.missing.join('; ')}</span>}
        </Fact>
        <Fact name="Your rating">
          <Stars rating={rating} />
        </Fact>
        <Fact name="Their note">{note || <span className="muted">None</span>}</Fact>
        <Fact name="Your note">{own || <span className="muted">None</span>}</Fact>
        <Fact name="Self-tape">
          <ComparedTape tape={tape} name={talent.name} />
        </Fact>
      </dl>
    </article>
  );
}

function ComparedTape({ tape, name }: { readonly tape: Applicant['self_tape']; readonly name: string }) {
  if (tape?.video_id) return <TapePlayer id={tape.video_id} title={tapeText('tape.ofTalent', { name })} />;
  if (tape?.address) {
    return (
      <a href={tape.address} target="_blank" rel="noopener noreferrer">
        Watch it<span className="vh">, opens in a new tab</span>
      </a>
    );
  }
  if (tape?.is_removed) return <span className="muted">{tapeText('tape.wasRemovedByTalent', { name })}</span>;
  return <span className="muted">{tape ? 'Asked for' : 'Not asked for'}</span>;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
