import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PendingLead } from '@alltalent/shared/contracts';
import { type Countdown, countdownOf } from '@alltalent/shared/ui';
import { queryOptions } from '@tanstack/react-query';

/** A lead that waits for its code, and when the code may be sent again. */
export type LeadUnderWay = { readonly lead: PendingLead; readonly countdown: Countdown };

export const underWay = (lead: PendingLead): LeadUnderWay => ({ lead, countdown: countdownOf(lead.retry_after) });

/** The lead of this browser that waits for its code; asked for again by every form, and when the browser is online again. */
export const pendingLeadQuery = queryOptions({
  queryKey: ['landing', 'pending-lead'],
  staleTime: 0,
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: false,
  queryFn: async ({ signal }): Promise<LeadUnderWay | null> => {
    const { data } = await request(ENDPOINTS.pendingLead, {}, { signal });
    return data && underWay(data);
  },
});
