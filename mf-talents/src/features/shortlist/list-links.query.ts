import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** Links that were made from a list, with their answers, the newest first. Below the key of all own shares, so that both are reloaded. */
export function listLinksQuery(listId: number) {
  return queryOptions({
    queryKey: [OWN_DATA, 'shares', 'list', listId],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.listLinks, { listId }, { signal })).data,
  });
}
