import type { DocumentSection } from '../../domain/documents/document-sections';
import styles from './press.module.css';

/** Publications set as word-marks, each in a look of its own. */
const LOOKS = [styles.heavy, styles.spaced, styles.thin, styles.tight, styles.boxed];

export function FeaturedIn({ section: { id, heading, blocks } }: { readonly section: DocumentSection }) {
  const marks = blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .map((spans) => spans.map(({ text }) => text).join(''));
  return (
    <section className={styles.press} aria-labelledby={id}>
      <div className={`wrap ${styles.row}`}>
        <h2 id={id} className={styles.label}>
          {heading}
        </h2>
        <ul className={styles.marks}>
          {marks.map((name, index) => (
            <li key={name} className={`${styles.mark} ${LOOKS[index % LOOKS.length]}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
