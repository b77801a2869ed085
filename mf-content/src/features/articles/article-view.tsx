import type { Article } from '@alltalent/shared/contracts';
import { TextLink, usePageTitle } from '@alltalent/shared/ui';
import { ArticleMeta } from './article-meta';
import { ArticleRow } from './article-row';
import styles from './articles.module.css';

const HEADING = '## ';

type ArticleViewProps = { readonly article: Article; readonly others: readonly Article[] };

export function ArticleView({ article, others }: ArticleViewProps) {
  usePageTitle(`${article.title} | All Talent`);
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <header className={styles.articleHead}>
          <TextLink to="/article">All articles</TextLink>
          <h1>{article.title}</h1>
          <p className="lede">{article.summary}</p>
          <ArticleMeta article={article} />
        </header>
        <div className={styles.body}>
          {article.body.map((part, index) =>
            part.startsWith(HEADING) ? <h2 key={index}>{part.slice(HEADING.length)}</h2> : <p key={index}>{part}</p>,
          )}
        </div>
      </article>
      {others.length > 0 && (
        <aside className={styles.more} aria-labelledby="more-articles">
          <div className="wrap">
            <p id="more-articles" className={styles.moreTitle}>
              Read next
            </p>
            {others.map((other) => (
              <ArticleRow key={other.slug} article={other} />
            ))}
          </div>
        </aside>
      )}
    </>
  );
}
