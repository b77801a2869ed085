import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from '../../../domain/queries/unsent';

export const storiesQuery = queryOptions({
  queryKey: ['landing', 'stories'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.stories, {}, { signal }),
  select: ({ data }) => data,
});
