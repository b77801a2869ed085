import { request } from '@alltalent/shared/api';
import { type DeskName, ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Addresses of the desks that have one. */
export const deskEmailsQuery = queryOptions({
  queryKey: ['content', 'desk-addresses'],
  queryFn: async ({ signal }): Promise<Partial<Record<DeskName, string>>> => {
    const { data } = await request(ENDPOINTS.deskEmails, {}, { signal });
    return Object.fromEntries(data.map(({ desk, address: email }) => [desk, email]));
  },
});
