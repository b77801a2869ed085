import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Plans, prices and questions: the same for everybody. */
export const plansQuery = queryOptions({
  queryKey: ['membership-plans'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.membershipPlans, {}, { signal })).data,
});

/** Membership, usage, invoices and shoot of the own account. */
export const ownMembershipQuery = queryOptions({
  queryKey: [OWN_DATA, 'membership'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.ownMembership, {}, { signal })).data,
});
