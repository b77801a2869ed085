import type { Article } from '@alltalent/shared/contracts';
import { Button, ButtonLink, EmptyState, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { ArticleRow } from './article-row';
import { ArticleTags, useArticleTag } from './article-tags';
import { articlesQuery } from './articles.query';
import styles from './articles.module.css';

export function ArticleList() {
  const query = useQuery(articlesQuery);
  return (
    <QueryView query={query} failure="The articles did not load" loading={(isShown) => <ArticlesLoading hasSkeleton={isShown} />}>
      {(articles) => (articles.length === 0 ? <NoArticles /> : <Articles articles={articles} />)}
    </QueryView>
  );
}

function Articles({ articles }: { readonly articles: readonly Article[] }) {
  const [tag, setTag] = useArticleTag();
  const shown = tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
  return (
    <>
      <ArticleTags articles={articles} chosen={tag} />
      <p role="status" className="vh">
        {shown.length === 1 ? '1 article' : `${shown.length} articles`}
      </p>
      {shown.length === 0 && <NothingAbout tag={tag} onClear={() => setTag(null)} />}
      {shown.length > 0 && (
        <ol className={styles.list} aria-label="Articles">
          {shown.map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function NothingAbout({ tag, onClear }: { readonly tag: string | null; readonly onClear: () => void }) {
  const action = (
    <Button variant="ink" onClick={onClear}>
      Show all articles
    </Button>
  );
  return (
    <EmptyState title={`No article is about “${tag}”`} action={action}>
      Perhaps it is under another subject.
    </EmptyState>
  );
}

function NoArticles() {
  const action = (
    <ButtonLink variant="ink" to="/faqs">
      Read the answers
    </ButtonLink>
  );
  return (
    <EmptyState title="No articles yet" action={action}>
      The casting desk is writing. Meanwhile, most questions have an answer.
    </EmptyState>
  );
}

function ArticlesLoading({ hasSkeleton }: { readonly hasSkeleton: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label="Loading articles">
      {hasSkeleton && Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height="6rem" />)}
    </div>
  );
}
