import { request } from '@alltalent/shared/api';
import { type ChangeRollout, ENDPOINTS } from '@alltalent/shared/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOfficeTools } from '../../domain/platform-page/office-tools';
import { platformStatusQuery } from './platform-status.query';

/** Changes the rollout and refetches what visitors get. A dialog that asks for the second step may be closed; then nothing is changed. */
export function useChange(onDone: () => void) {
  const queryClient = useQueryClient();
  const { confirmed } = useOfficeTools();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: ChangeRollout) => confirmed(() => request(ENDPOINTS.changeRollout, change)),
    onSuccess: async (done) => {
      if (done === null) return;
      await queryClient.invalidateQueries({ queryKey: platformStatusQuery.queryKey });
      onDone();
    },
  });
}
