import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** What stands between the talent who is logged in and a job. */
export function applyStateQuery({ id, slug }: { readonly id: number; readonly slug: string }) {
  return queryOptions({
    queryKey: [OWN_DATA, 'jobs', 'apply', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.jobForTalent, { key: `${id}-${slug}` }, { signal })).data,
  });
}
