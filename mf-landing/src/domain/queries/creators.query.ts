import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { UNSENT } from './unsent';

/** Shown by the creators' own section; their pictures also by the band above it. */
export const creatorsQuery = queryOptions({
  queryKey: ['landing', 'creators'],
  meta: UNSENT,
  queryFn: ({ signal }) => request(ENDPOINTS.creators, {}, { signal }),
});
