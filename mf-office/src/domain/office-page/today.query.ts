import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../office-session/office-session.query';

const LOOK_AGAIN_MS = 60_000;

/** What waits in the office, asked for each minute; the counts of the navigation come from it. */
export const todayQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'today'],
  queryFn: ({ signal }) => request(ENDPOINTS.officeToday, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});
