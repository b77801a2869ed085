import type { Article } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import { ArticleMeta } from './article-meta';
import styles from './articles.module.css';

export function ArticleRow({ article }: { readonly article: Article }) {
  return (
    <article className={styles.row}>
      <ArticleMeta article={article} />
      <div>
        <h2 className={styles.rowTitle}>
          <Link to={`/article/${article.slug}`}>{article.title}</Link>
        </h2>
        <p className={styles.rowSummary}>{article.summary}</p>
      </div>
      <p className={styles.rowTags}>{article.tags.join(', ')}</p>
    </article>
  );
}
