import { ApiError, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export function talentProfileQuery(slug: string) {
  return queryOptions({
    queryKey: ['talents', 'profile', slug],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.talentProfile, { slug }, { signal })).data,
  });
}

/** Unknown or hidden (404), or an address no profile can have (400). */
export function isNoSuchProfile(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}
