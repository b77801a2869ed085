import { OWN_DATA, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** State of the logged-in talent with regard to one job. */
export function applyStateQuery({ id, slug }: { readonly id: number; readonly slug: string }) {
  return queryOptions({
    queryKey: [OWN_DATA, 'jobs', 'apply', id],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.jobForTalent, { key: `${id}-${slug}` }, { signal })).data,
  });
}
