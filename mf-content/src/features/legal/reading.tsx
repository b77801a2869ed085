import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, siteDocumentQuery } from '../../domain/documents/site-document.query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { ReadingPage } from './reading-page';
import styles from './reading.module.css';

type ReadingProps = {
  /** Of the document, and of its page below the site's root. */
  readonly name: string;
  /** The heading while there is nothing else to head. */
  readonly title: string;
};

/** A legal text as it holds now, or the version the address names. */
export function Reading({ name, title }: ReadingProps) {
  const { version } = useParams();
  const query = useQuery(siteDocumentQuery('page', name, version === undefined ? undefined : Number(version)));
  // The shell's error boundary shows its not-found page for this error.
  if (isMissing(query.error)) throw query.error;
  if (query.data) return <ReadingPage text={query.data} path={`/${name}`} />;
  return (
    <div className={`wrap ${styles.reading}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
      </header>
      <div className={styles.prose}>
        <QueryView query={query} failure="The text did not load" loading={(isShown) => isShown && <ReadingSkeleton />}>
          {() => null}
        </QueryView>
      </div>
    </div>
  );
}

function ReadingSkeleton() {
  return (
    <div role="status" aria-label="Loading the text">
      <Skeleton shape="text" height="1.5rem" width="70%" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="12rem" />
    </div>
  );
}
