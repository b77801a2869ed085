import { ArticleList } from '../features/articles/article-list';
import styles from '../features/articles/articles.module.css';

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>From the casting desk</h1>
        <p className="lede">Self-tapes, portfolios, contracts and safety on set: what we tell people when they ask.</p>
      </header>
      <ArticleList />
    </div>
  );
}
