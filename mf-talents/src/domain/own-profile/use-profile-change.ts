import { hasCode, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnProfile, type OwnProfileResponse } from '@alltalent/shared/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileQuery } from './own-profile.query';

/** One call that changes the own profile, made from the revision that is known when its turn comes. */
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

/** Keeps what a call answered, unless something newer is known: uploads answer when they are through. */
export function storeOwnProfile(queryClient: QueryClient, profile: OwnProfile): void {
  queryClient.setQueryData(ownProfileQuery.queryKey, (known) => (known && known.revision > profile.revision ? known : profile));
}

/** A photo that has just come in makes a revision, too: where the words are still those that were known, the call is made again. */
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
