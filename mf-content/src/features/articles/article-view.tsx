import type { Article, SiteDocument } from '@alltalent/shared/contracts';
import { DocumentText, TextLink, usePageTitle } from '@alltalent/shared/ui';
import { ArticleMeta } from './article-meta';
import { ArticleRow } from './article-row';
import styles from './articles.module.css';

type ArticleViewProps = { readonly text: SiteDocument; readonly others: readonly Article[] };

export function ArticleView({ text, others }: ArticleViewProps) {
  usePageTitle(text.page_title);
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <header className={styles.articleHead}>
          <TextLink to="/article">All articles</TextLink>
          <h1>{text.title}</h1>
          <p className="lede">{text.description}</p>
          <ArticleMeta article={text} />
        </header>
        <div className={styles.body}>
          <DocumentText blocks={text.blocks} />
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
