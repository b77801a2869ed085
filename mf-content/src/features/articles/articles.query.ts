import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const articlesQuery = queryOptions({
  queryKey: ['content', 'articles'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.articles, {}, { signal })).data,
});
