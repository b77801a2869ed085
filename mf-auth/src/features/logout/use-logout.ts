import { announceLogout, endSession } from '@alltalent/shared/api';
import { setFlashAtom } from '@alltalent/shared/state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';

/** Ends the session here, on the server and in the other tabs, then goes home. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const setFlash = useSetAtom(setFlashAtom);
  return useMutation({
    mutationFn: () => endSession(queryClient),
    onSettled: announceLogout,
    onSuccess: async () => {
      setFlash({ kind: 'ok', text: 'You are logged out.' });
      await navigate('/', { replace: true });
    },
  });
}
