import { hasCode, ApiError, OWN_DATA, request, storage } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The response depends on the viewer, and is removed when the session ends. */
export function profileKey(slug: string): readonly string[] {
  const viewer = storage.get('is_login') === 'true' ? storage.get('user_id') : null;
  return viewer === null ? ['talents', 'profile', slug] : [OWN_DATA, 'talent', viewer, slug];
}

export function talentProfileQuery(slug: string) {
  return queryOptions({
    queryKey: profileKey(slug),
    queryFn: async ({ signal }) => (await request(ENDPOINTS.talentProfile, { slug }, { signal })).data,
  });
}

/** Unknown or hidden (404), or an address no profile can have (400). */
export function isNoSuchProfile(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}

/** Whether the profile exists but is shown to members only. */
export function isPrivateProfile(error: unknown): boolean {
  return hasCode(error, 'PROFILE_PRIVATE');
}
