import type { Article } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import styles from './articles.module.css';

type ArticleTagsProps = {
  readonly articles: readonly Article[];
  readonly chosen: string | null;
  readonly onChoose: (tag: string | null) => void;
};

/** Subjects that more than one article has; a choice that leads to a single one is no choice. */
export function ArticleTags({ articles, chosen, onChoose }: ArticleTagsProps) {
  const all = articles.flatMap((article) => article.tags);
  const tags = [...new Set(all)].filter((tag) => all.indexOf(tag) !== all.lastIndexOf(tag)).sort((a, b) => a.localeCompare(b));
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label="Subjects">
      <Chip isPressed={chosen === null} onClick={() => onChoose(null)}>
        All
      </Chip>
      {tags.map((tag) => (
        <Chip key={tag} isPressed={tag === chosen} onClick={() => onChoose(tag)}>
          {tag}
        </Chip>
      ))}
    </div>
  );
}
