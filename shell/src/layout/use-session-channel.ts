import { forgetSession, listenForLogout, sessionQuery } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Logs this tab out when another one was. */
export function useSessionChannel(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenForLogout(() => {
        forgetSession();
        queryClient.setQueryData(sessionQuery.queryKey, null);
      }),
    [queryClient],
  );
}
