import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
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
    select: ({ data }) => data.subcat,
  });
}

export const gendersQuery = queryOptions({
  queryKey: ['talents', 'genders'],
  staleTime: AN_HOUR,
  queryFn: ({ signal }) => request(ENDPOINTS.genders, {}, { signal }),
  select: ({ data }) => data,
});
