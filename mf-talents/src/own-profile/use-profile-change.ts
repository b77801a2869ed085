import type { OwnProfileResponse } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileQuery } from './own-profile.query';

/** One call that changes the own profile, made from the revision that is known when its turn comes. */
export type ProfileCall = (revision: number) => Promise<OwnProfileResponse>;

/** Changes of the own profile, one after the other however many parts of the page ask for them. */
export function useProfileChange() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'own-profile' },
    retry: false,
    mutationFn: (call: ProfileCall) => call(queryClient.getQueryData(ownProfileQuery.queryKey)?.revision ?? 0),
    onSuccess: ({ data }) => queryClient.setQueryData(ownProfileQuery.queryKey, data),
  });
}
