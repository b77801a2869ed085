import type { OwnMembershipResponse } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownMembershipQuery } from '../../domain/membership/membership.query';

/** Changes the membership and shows the server's answer; after a refusal, loads the membership again. */
export function useMembershipChange<Input>(send: (input: Input) => Promise<OwnMembershipResponse>, onDone: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = ownMembershipQuery;
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
