import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

export const openJobsQuery = queryOptions({
  queryKey: ['content', 'open-jobs'],
  queryFn: async ({ signal }) => (await request(ENDPOINTS.openJobs, {}, { signal })).data,
});
