import { hasCode, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnProfile, type OwnProfileResponse } from '@alltalent/shared/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileQuery } from './own-profile.query';

/** Request that changes the own profile, called with the latest known revision. */
export type ProfileRequest = (revision: number) => Promise<OwnProfileResponse>;

/** Changes of the own profile, one after the other however many parts of the page ask for them. */
export function useProfileChange() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'own-profile' },
    retry: false,
    mutationFn: (send: ProfileRequest) => sendWithRevision(queryClient, send),
    onSuccess: ({ data }) => storeOwnProfile(queryClient, data),
  });
}

/** Stores the profile from a response unless a newer one is known, since uploads respond when they finish. */
export function storeOwnProfile(queryClient: QueryClient, profile: OwnProfile): void {
  queryClient.setQueryData(ownProfileQuery.queryKey, (known) => (known && known.revision > profile.revision ? known : profile));
}

/** A finished upload makes a revision too: when the content is unchanged, the request is repeated with the new revision. */
async function sendWithRevision(queryClient: QueryClient, send: ProfileRequest): Promise<OwnProfileResponse> {
  const known = queryClient.getQueryData(ownProfileQuery.queryKey);
  try {
    return await send(known?.revision ?? 0);
  } catch (error) {
    if (!known || !hasCode(error, 'REVISION_STALE')) throw error;
    const { data } = await request(ENDPOINTS.ownProfile, {});
    if (JSON.stringify(data.content) !== JSON.stringify(known.content)) throw error;
    return send(data.revision);
  }
}
