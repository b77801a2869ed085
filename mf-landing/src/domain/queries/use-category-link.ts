import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './categories.query';

/** Address of the listing for one category; until its id is known, and when it never is, a search for its name. */
export function useCategoryLink(slug: string): string {
  const { data } = useQuery(categoriesQuery);
  const category = data?.find((each) => each.slug === slug);
  return category ? `/talents?category=${category.id}` : `/talents?searchtext=${encodeURIComponent(slug)}`;
}
