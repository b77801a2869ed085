import type { Article } from '@alltalent/shared/contracts';
import { formatDay } from '@alltalent/shared/contracts';
import styles from './articles.module.css';

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({ article }: { readonly article: Pick<Article, 'author' | 'published_on' | 'reading_minutes'> }) {
  return (
    <p className={`num ${styles.meta}`}>
      <span>{article.author}</span>
      <time dateTime={article.published_on}>{formatDay(article.published_on)}</time>
      <span>{article.reading_minutes} min read</span>
    </p>
  );
}
