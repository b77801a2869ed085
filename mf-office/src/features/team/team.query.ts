import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type StaffTeamResponse } from '@alltalent/shared/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** People of the office, and invitations that are open. */
export const teamQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'team'],
  queryFn: ({ signal }) => request(ENDPOINTS.staffTeam, {}, { signal }),
});

/** Runs a change of the team, with the second step where it is asked for, and shows the team it answers. Null: the reader gave up. */
export function useTeamCall(): (call: () => Promise<StaffTeamResponse>) => Promise<StaffTeamResponse | null> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (call) => {
    const team = await confirmed(call);
    if (team) queryClient.setQueryData(teamQuery.queryKey, team);
    return team;
  };
}

/** A change of the team as a mutation; `onDone` is called after it, not when the reader gave up. */
export function useTeamChange(change: () => Promise<StaffTeamResponse>, onDone: () => void) {
  const run = useTeamCall();
  return useMutation({ networkMode: 'always', mutationFn: () => run(change), onSuccess: (team) => team && onDone() });
}
