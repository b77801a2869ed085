import { ApiError, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export function lookbookQuery(token: string) {
  return queryOptions({
    queryKey: ['talents', 'lookbook', token],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.lookbook, { token }, { signal })).data,
  });
}

/** Late, withdrawn or never sent (404), or an address no link can have (400). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}
