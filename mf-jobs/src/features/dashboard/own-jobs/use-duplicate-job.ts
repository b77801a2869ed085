import { messageOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnJobRow } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { reloadDashboard } from '../dashboard.query';
import { useSingle } from '../use-single';

/** Copies a job into a new draft, and says where it is. */
export function useDuplicateJob({ id, title }: OwnJobRow): { readonly duplicate: () => void; readonly isPending: boolean } {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const navigate = useNavigate();
  const once = useSingle();
  const send = useKeyedRequest(ENDPOINTS.duplicateJob);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => send({ id }),
    onSuccess: async ({ data }) => {
      addToast({
        kind: 'info',
        text: `“${title || 'Untitled draft'}” is copied into a new draft`,
        action: { label: 'Open it', run: () => void navigate(`/post-a-job?job=${data.id}`) },
      });
      await reloadDashboard(queryClient);
    },
    onError: (error) => addToast({ kind: 'error', text: `It was not copied. ${messageOf(error)}` }),
  });
  return { duplicate: () => once(() => mutateAsync()), isPending };
}
