import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '../domain/documents/site-document.query';
import styles from '../features/career/career.module.css';
import { openingQuery } from '../features/career/openings.query';
import { OpeningView } from '../features/career/opening-view';
import { QueryView } from '@alltalent/shared/ui/query-view';

export function Component() {
  const { slug = '' } = useParams();
  const query = useQuery(openingQuery(slug));
  // The shell's error boundary shows its not-found page for this error.
  if (isMissing(query.error)) throw query.error;
  if (query.data) return <OpeningView key={slug} opening={query.data} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Opening</h1>
      <QueryView
        query={query}
        failure="The opening did not load"
        loading={(isShown) => isShown && <Skeleton shape="block" height="24rem" />}
      >
        {() => null}
      </QueryView>
    </div>
  );
}
