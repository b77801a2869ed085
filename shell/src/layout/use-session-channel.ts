import { forgetSession, sessionQuery } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Name and message with which a tab tells the others that the session ended. */
const SESSION_CHANNEL = 'session';
const LOGGED_OUT = 'logged-out';

/** Logs this tab out when another one was. */
export function useSessionChannel(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== LOGGED_OUT) return;
      forgetSession();
      queryClient.setQueryData(sessionQuery.queryKey, null);
    };
    return () => channel.close();
  }, [queryClient]);
}
