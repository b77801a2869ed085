import { formatDay } from '../../format-day';
import { ReadingContents } from './reading-contents';
import type { ReadingBlock, ReadingDocument } from './reading-document';
import { ReadingText } from './reading-text';
import styles from './reading.module.css';
import { useLinkedSection } from './use-linked-section';

/** A legal text with its contents beside it. Always light, and made to be printed. */
export function ReadingPage({ title, lede, updatedOn, replacesVersionOf, inShort, sections }: ReadingDocument) {
  useLinkedSection();
  return (
    <div className={`wrap ${styles.reading}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <p className={`num ${styles.date}`}>
          Last updated <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>. Replaces the version of{' '}
          <time dateTime={replacesVersionOf}>{formatDay(replacesVersionOf)}</time>.
        </p>
      </header>
      <ReadingContents sections={sections} />
      <article className={styles.prose}>
        <div className={styles.short}>
          <h2>The short version</h2>
          <ul>
            {inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        {sections.map(({ id, heading, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              <span className={`num ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              {heading}
            </h2>
            {blocks.map((block, position) => (
              <Block key={position} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { readonly block: ReadingBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <ReadingText text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <ReadingText text={item} />
        </li>
      ))}
    </ul>
  );
}
