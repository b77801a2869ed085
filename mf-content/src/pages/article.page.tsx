import { Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing, siteDocumentQuery } from '../domain/documents/site-document.query';
import { ArticleView } from '../features/articles/article-view';
import { articlesQuery } from '../features/articles/articles.query';
import { relatedTo } from '../features/articles/related-articles';
import styles from '../features/articles/articles.module.css';
import { QueryView } from '@alltalent/shared/ui/query-view';

/** An article as it holds now, or the version the address names. */
export function Component() {
  const { slug = '', version } = useParams();
  const query = useQuery(siteDocumentQuery('article', slug, version === undefined ? undefined : Number(version)));
  const { data: articles = [] } = useQuery(articlesQuery);
  // The shell's error boundary shows its not-found page for this error.
  if (isMissing(query.error)) throw query.error;
  if (query.data) return <ArticleView key={`${slug} ${query.data.version}`} text={query.data} others={relatedTo(slug, articles)} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Article</h1>
      <QueryView query={query} failure="The article did not load" loading={(isShown) => isShown && <ArticleLoading />}>
        {() => null}
      </QueryView>
    </div>
  );
}

function ArticleLoading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the article">
      <Skeleton shape="text" height="4rem" width="70%" />
      <Skeleton shape="text" height="1.5rem" width="50%" />
      <Skeleton shape="block" height="20rem" />
    </div>
  );
}
