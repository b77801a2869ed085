import { ChipLink } from '@alltalent/shared/ui';
import styles from './articles.module.css';

/** What an article is about; each leads to the others about it. */
export function ArticleSubjects({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.subjects} aria-label="Subjects">
      {tags.map((tag) => (
        <li key={tag}>
          <ChipLink to={`/article?tag=${encodeURIComponent(tag)}`}>{tag}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
