import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type FilterAttribute, type Named, type SubCategories } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

const AN_HOUR = 3_600_000;

export const categoriesQuery = queryOptions({
  queryKey: ['talents', 'categories'],
  staleTime: AN_HOUR,
  queryFn: ({ signal }) => request(ENDPOINTS.categories, {}, { signal }),
  select: ({ data }) => data,
});

export function subCategoriesQuery(categoryId: number) {
  return queryOptions({
    queryKey: ['talents', 'sub-categories', categoryId],
    staleTime: AN_HOUR,
    queryFn: ({ signal }) => request(ENDPOINTS.subCategories, { categoryId }, { signal }),
  });
}

export function toSubCategories({ data }: SubCategories): readonly Named[] {
  return data.subcat;
}

/** The attributes a category can be filtered by; a group that it does not have is empty. */
export type AttributeGroups = { readonly physical: readonly FilterAttribute[]; readonly social: readonly FilterAttribute[] };

export function toAttributeGroups({ data: { physical = [], social = [] } }: SubCategories): AttributeGroups {
  return { physical, social };
}

export const gendersQuery = queryOptions({
  queryKey: ['talents', 'genders'],
  staleTime: AN_HOUR,
  queryFn: ({ signal }) => request(ENDPOINTS.genders, {}, { signal }),
  select: ({ data }) => data,
});
