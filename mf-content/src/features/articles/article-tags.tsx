import type { Article } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import styles from './articles.module.css';

type ArticleTagsProps = {
  readonly articles: readonly Article[];
  readonly chosen: string | null;
  readonly onChoose: (tag: string | null) => void;
};

export function ArticleTags({ articles, chosen, onChoose }: ArticleTagsProps) {
  const tags = [...new Set(articles.flatMap((article) => article.tags))].sort((a, b) => a.localeCompare(b));
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
