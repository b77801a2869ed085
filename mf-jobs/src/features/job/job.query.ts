import { ApiError, request, storedViewer } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { viewerKey } from '../../domain/viewer/viewer-key';

/** Query of a job by the key of its page. The number before the slug decides, so another slug does not cause another request. */
export function jobQuery(key: string, viewer = storedViewer()) {
  return queryOptions({
    queryKey: [...viewerKey(viewer), 'jobs', 'job', key.split('-', 1)[0]],
    queryFn: async ({ signal }) => (await request(ENDPOINTS.job, { key }, { signal })).data,
  });
}

/** Unknown or never shown (404), or an address no job can have (400). */
export function isNoSuchJob(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}
