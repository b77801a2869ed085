import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** What is open, the newest first. */
export const openingsQuery = queryOptions({
  queryKey: ['content', 'openings'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.openings, {}, { signal })).data,
});

export function openingQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'opening', slug],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.opening, { slug }, { signal })).data,
  });
}
