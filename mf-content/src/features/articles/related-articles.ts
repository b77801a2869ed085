import type { Article } from '@alltalent/shared/contracts';

const MOST = 2;

/** Others to read next: those with the most subjects in common, the newest first among equals. */
export function relatedTo(slug: string, articles: readonly Article[]): readonly Article[] {
  const own = articles.find((article) => article.slug === slug)?.tags ?? [];
  const shared = ({ tags }: Article) => tags.filter((tag) => own.includes(tag)).length;
  return articles
    .filter((article) => article.slug !== slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, MOST);
}
