import { assetUrl } from '@alltalent/shared/api';
import type { DocumentBlock } from '@alltalent/shared/contracts';
import { ButtonLink, Picture, TextLink } from '@alltalent/shared/ui';
import type { DocumentSection } from '../../domain/documents/document-sections';
import styles from './ending.module.css';

const STILLS = ['singer', 'actor', 'dancer'];

/** The section's first link is the button, the others stand below it. */
export function AboutEnding({ section: { id, heading, blocks } }: { readonly section: DocumentSection }) {
  const [first, ...others] = blocks.flatMap(linksOf);
  return (
    <section className={`sheet-light ${styles.band}`} aria-labelledby={id}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id={id}>{heading}</h2>
          {first && (
            <ButtonLink variant="ink" to={first.to}>
              {first.text}
            </ButtonLink>
          )}
          {others.map(({ text, to }) => (
            <TextLink key={to} to={to} hasArrow className={styles.second}>
              {text}
            </TextLink>
          ))}
        </div>
        <div className={styles.stills} aria-hidden="true">
          {STILLS.map((name) => (
            <Picture
              key={name}
              className={styles.still}
              src={assetUrl(`categories/${name}-640.webp`)}
              alt=""
              width={400}
              height={500}
              sizes="12.5rem"
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function linksOf(block: DocumentBlock): { readonly text: string; readonly to: string }[] {
  if (block.kind !== 'paragraph') return [];
  return block.spans.flatMap(({ text, to }) => (to?.startsWith('/') ? [{ text, to }] : []));
}
