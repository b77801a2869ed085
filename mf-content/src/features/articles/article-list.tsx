import type { Article } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../loaded';
import { ArticleRow } from './article-row';
import { ArticleTags } from './article-tags';
import { articlesQuery } from './articles.query';
import styles from './articles.module.css';

export function ArticleList() {
  const query = useQuery(articlesQuery);
  return (
    <Loaded query={query} failure="The articles did not load" loading={(isShown) => <ArticlesLoading hasSkeleton={isShown} />}>
      {(articles) => (articles.length === 0 ? <NoArticles /> : <Articles articles={articles} />)}
    </Loaded>
  );
}

function Articles({ articles }: { readonly articles: readonly Article[] }) {
  const [tag, setTag] = useState<string | null>(null);
  const shown = tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag));
  return (
    <>
      <ArticleTags articles={articles} chosen={tag} onChoose={setTag} />
      <ol className={styles.list} aria-label="Articles">
        {shown.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ol>
    </>
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
