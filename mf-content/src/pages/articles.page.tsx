import { ARTICLE_FEED, READING_LISTS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { ArticleList } from '../features/articles/article-list';
import styles from '../features/articles/articles.module.css';

const { title, lede } = READING_LISTS.articles;

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <a href={ARTICLE_FEED} className={styles.feed}>
          <Icon name="rss" />
          New articles by RSS
        </a>
      </header>
      <ArticleList />
    </div>
  );
}
