import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const storiesQuery = queryOptions({
  queryKey: ['landing', 'stories'],
  queryFn: ({ signal }) => request(ENDPOINTS.stories, {}, { signal }),
  select: ({ data }) => data,
});
