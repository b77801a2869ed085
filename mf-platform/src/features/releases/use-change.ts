import { request } from '@alltalent/shared/api';
import { type ChangeRollout, ENDPOINTS } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { platformStatusQuery } from './platform-status.query';

/** Changes the rollout and refetches what visitors get. */
export function useChange(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: ChangeRollout) => request(ENDPOINTS.changeRollout, change),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: platformStatusQuery.queryKey });
      onDone();
    },
  });
}
