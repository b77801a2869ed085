import { request } from '@alltalent/shared/api';
import { type DeskName, ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Addresses of the desks that have one. */
export const deskEmailsQuery = queryOptions({
  queryKey: ['content', 'desk-addresses'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<DeskName, string>> => {
    const { data } = await request(ENDPOINTS.deskEmails, {}, { signal });
    return new Map(data.map(({ desk, address: email }) => [desk, email]));
  },
});
