import { OWN_DATA, sessionQuery } from '@alltalent/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { teamQuery } from './team.query';

/** Returns the function that loads the team again. */
export function useTeamChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }), [queryClient]);
}

/** Returns the function that loads everything again that depends on which accounts the person can use. */
export function useAccountsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [OWN_DATA] }),
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
  }, [queryClient]);
}
