import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type StaffPlansResponse } from '@alltalent/shared/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

/** Plans with their versions. */
export const plansQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'plans'],
  queryFn: ({ signal }) => request(ENDPOINTS.staffPlans, {}, { signal }),
});

/** Runs an act on a plan and shows the plans as they are then. Null: the reader gave up the second step. */
export function usePlanAct(): (act: () => Promise<StaffPlansResponse>) => Promise<StaffPlansResponse | null> {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  return async (act) => {
    const plans = await confirmed(act);
    if (plans) queryClient.setQueryData(plansQuery.queryKey, plans);
    return plans;
  };
}
