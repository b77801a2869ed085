import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type Named } from '@alltalent/shared/contracts';
import type { SelectOption } from '@alltalent/shared/ui';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const AN_HOUR = 3_600_000;

export const categoriesQuery = queryOptions({
  queryKey: ['jobs', 'categories'],
  staleTime: AN_HOUR,
  queryFn: ({ signal }) => request(ENDPOINTS.categories, {}, { signal }),
  select: ({ data }) => data,
});

export const gendersQuery = queryOptions({
  queryKey: ['jobs', 'genders'],
  staleTime: AN_HOUR,
  queryFn: ({ signal }) => request(ENDPOINTS.genders, {}, { signal }),
  select: ({ data }) => data,
});

/** Prefetches both lists before the fields that offer them render; a field refetches a list that failed. */
export function prefetchChoices(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(gendersQuery);
}

export function toOptions(rows: readonly Named[] | undefined): readonly SelectOption[] {
  return (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
