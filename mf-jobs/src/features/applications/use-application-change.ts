import { useKeyedRequest } from '@alltalent/shared/api';
import type { Endpoint, OwnApplicationsResponse } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownApplicationsQuery } from './applications.query';

/** Changes an application or an invitation once and shows the result; after a refusal the list is refetched. */
export function useApplicationChange<Input>(endpoint: Endpoint<Input, OwnApplicationsResponse>, onDone: () => void) {
  const queryClient = useQueryClient();
  const send = useKeyedRequest(endpoint);
  const { queryKey } = ownApplicationsQuery;
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (response) => {
      queryClient.setQueryData(queryKey, response);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
