import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type MembershipSettingsInput } from '@alltalent/shared/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Settings of the membership. */
export const settingsQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'membership-settings'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.staffMembershipSettings, {}, { signal })).data,
});

/** Returns a function that saves parts of the settings and shows them as they are then. Null: the reader gave up the second step. */
export function useSaveSettings(): (input: MembershipSettingsInput) => Promise<unknown> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (input) => {
    const saved = await confirmed(() => request(ENDPOINTS.saveMembershipSettings, input));
    if (saved) await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
    return saved;
  };
}
