import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { ErrorState, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRevalidator } from 'react-router';
import { ArticleView } from '../features/articles/article-view';
import { articlesQuery } from '../features/articles/articles.query';
import styles from '../features/articles/articles.module.css';

const NEXT_READS = 2;

export function Component() {
  const { slug } = useParams();
  const { data: articles, error, isError } = useQuery(articlesQuery);
  // The loader is asked again, because it is the one that knows what to do about an unknown slug.
  const { revalidate } = useRevalidator();
  const article = articles?.find((candidate) => candidate.slug === slug);
  if (article) {
    const others = articles?.filter((candidate) => candidate !== article).slice(0, NEXT_READS) ?? [];
    return <ArticleView key={article.slug} article={article} others={others} />;
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Article</h1>
      {isError ? (
        <ErrorState
          title="The article did not load"
          detail={messageOf(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void revalidate()}
        />
      ) : (
        <div className={styles.loading} role="status" aria-label="Loading the article">
          <Skeleton shape="text" height="4rem" width="70%" />
          <Skeleton shape="text" height="1.5rem" width="50%" />
          <Skeleton shape="block" height="20rem" />
        </div>
      )}
    </div>
  );
}
