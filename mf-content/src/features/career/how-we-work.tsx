import type { DocumentBlock } from '@alltalent/shared/contracts';
import { DocumentText, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { sectionsOf } from '../../domain/documents/document-sections';
import { siteDocumentQuery } from '../../domain/documents/site-document.query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import css from './career.module.css';

const SECTION = 'how-we-work';

/** What we hold to, a value below each heading of the stored text. */
export function HowWeWork() {
  const query = useQuery(siteDocumentQuery('page', 'career'));
  return (
    <section aria-labelledby={SECTION}>
      <h2 id={SECTION} className={css.title}>
        How we work
      </h2>
      <QueryView query={query} failure="This part did not load" loading={(isShown) => isShown && <Skeleton shape="block" height="20rem" />}>
        {({ blocks }) => (
          <ol className={css.values}>
            {valuesOf(blocks).map(({ name, text }) => (
              <li key={name} className={css.value}>
                <h3>{name}</h3>
                <div>
                  <DocumentText blocks={text} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}

type Value = { readonly name: string; readonly text: readonly DocumentBlock[] };

function valuesOf(blocks: readonly DocumentBlock[]): readonly Value[] {
  const values: { name: string; text: DocumentBlock[] }[] = [];
  for (const block of sectionsOf(blocks).find(({ id }) => id === SECTION)?.blocks ?? []) {
    if (block.kind === 'heading') values.push({ name: block.text, text: [] });
    else values.at(-1)?.text.push(block);
  }
  return values;
}
