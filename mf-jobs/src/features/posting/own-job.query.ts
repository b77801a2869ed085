import { ApiError, OWN_DATA, request, storage } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';

/** As it was when the page was opened; from then on the draft knows better. */
export function ownJobQuery(id: number) {
  return queryOptions({
    queryKey: [OWN_DATA, 'jobs', 'posting', id],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => request(ENDPOINTS.ownJob, { id }, { signal }),
  });
}

/** What else the client has: drafts to go on with, and whether staff verified who they are. */
export const ownJobsQuery = queryOptions({
  queryKey: [OWN_DATA, 'jobs', 'posting'],
  queryFn: ({ signal }) => request(ENDPOINTS.ownJobs, {}, { signal }),
  retry: false,
});

/** Whether the job does not exist or belongs to another client. */
export function isNoOwnJob(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 404 || error.problem.status === 400);
}

export function mayHaveJobs(): boolean {
  return storage.get('is_login') === 'true';
}
