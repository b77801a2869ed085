import type { SiteDocument } from '@alltalent/shared/contracts';
import { DocumentText, usePageTitle } from '@alltalent/shared/ui';
import { sectionsOf } from '../../domain/documents/document-sections';
import { DocumentVersions } from '../../domain/documents/document-versions';
import { ReadingContents } from './reading-contents';
import styles from './reading.module.css';
import { useLinkedSection } from './use-linked-section';

/** A legal text with its contents beside it. Always light, and made to be printed. */
export function ReadingPage({ text, path }: { readonly text: SiteDocument; readonly path: string }) {
  const { title, page_title, lede, in_short, blocks } = text;
  const sections = sectionsOf(blocks);
  usePageTitle(page_title);
  useLinkedSection();
  return (
    <div className={`wrap ${styles.reading}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <DocumentVersions text={text} path={path} />
      </header>
      <ReadingContents sections={sections} />
      <article className={styles.prose}>
        {in_short.length > 0 && (
          <div className={styles.short}>
            <h2>The short version</h2>
            <ul>
              {in_short.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        {sections.map(({ id, heading, blocks: own }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              <span className={`num ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              {heading}
            </h2>
            <DocumentText blocks={own} />
          </section>
        ))}
      </article>
    </div>
  );
}
