import { OWN_DATA, request } from '@alltalent/shared/api';
import { type ApplicantsQuery, ENDPOINTS } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

const KEY = [OWN_DATA, 'client-dashboard'] as const;
const APPLICANTS = [...KEY, 'applicants'] as const;

/** Never fresh: other people change this data, so it is refetched whenever it is shown. */
const FRESH = { staleTime: 0 } as const;

export const overviewQuery = queryOptions({
  queryKey: [...KEY, 'overview'],
  queryFn: ({ signal }) => request(ENDPOINTS.clientOverview, {}, { signal }),
  ...FRESH,
});

export const ownJobsQuery = queryOptions({
  queryKey: [...KEY, 'jobs'],
  queryFn: ({ signal }) => request(ENDPOINTS.ownJobs, {}, { signal }),
  ...FRESH,
});

/** Every cached list of a job's applicants. */
export const applicantsKey = (job: number) => [...APPLICANTS, job] as const;

export function applicantsQuery(input: ApplicantsQuery) {
  return queryOptions({
    queryKey: [...applicantsKey(input.job), input],
    queryFn: ({ signal }) => request(ENDPOINTS.applicants, input, { signal }),
    ...FRESH,
  });
}

export function inviteOptionsQuery(talent: number) {
  return queryOptions({
    queryKey: [...KEY, 'invite-options', talent],
    queryFn: ({ signal }) => request(ENDPOINTS.inviteOptions, { talent }, { signal }),
    ...FRESH,
  });
}

/** Reloads the whole dashboard; the old data stays visible until the new data has loaded. */
export function reloadDashboard(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
