import type { Article } from '@alltalent/shared/contracts';
import { ChipLink } from '@alltalent/shared/ui';
import { useSearchParams } from 'react-router';
import styles from './articles.module.css';

type ArticleTagsProps = {
  readonly articles: readonly Article[];
  readonly chosen: string | null;
};

/** The subject chosen, which is in the address, so that a narrowed list can be shared and Back undoes the choice. */
export function useArticleTag(): [tag: string | null, chooseTag: (tag: string | null) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get('tag'), (tag) => setParams(tag === null ? {} : { tag }, { preventScrollReset: true })];
}

/** Subjects that more than one article has; a choice that leads to a single one is no choice, unless it was made. */
export function ArticleTags({ articles, chosen }: ArticleTagsProps) {
  const all = articles.flatMap((article) => article.tags);
  const isShared = (tag: string) => all.indexOf(tag) !== all.lastIndexOf(tag);
  const tags = [...new Set(all)].filter((tag) => isShared(tag) || tag === chosen).sort((a, b) => a.localeCompare(b, 'en'));
  if (tags.length === 0) return null;
  return (
    <div className={styles.tags} role="group" aria-label="Subjects">
      <ChipLink to="/article" isCurrent={chosen === null} preventScrollReset>
        All
      </ChipLink>
      {tags.map((tag) => (
        <ChipLink key={tag} to={`/article?${new URLSearchParams({ tag }).toString()}`} isCurrent={tag === chosen} preventScrollReset>
          {tag}
        </ChipLink>
      ))}
    </div>
  );
}
