import { ApiError, hasCode, request, storedViewer } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { profileKey } from './profile-key';

export function talentProfileQuery(slug: string, viewer = storedViewer()) {
  return queryOptions({
    queryKey: profileKey(slug, viewer),
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
