import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** An order of the own account; the server asks the payment provider while it is open. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [OWN_DATA, 'membership-order', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.membershipOrder, { id }, { signal })).data,
    retry: false,
    staleTime: 0,
  });
