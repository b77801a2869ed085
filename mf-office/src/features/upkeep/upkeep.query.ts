import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';

const LOOK_AGAIN_MS = 2000;

/** The newest runs of tasks in the background, asked for again while one runs. */
export const upkeepQuery = queryOptions({
  queryKey: [...OFFICE_DATA, 'upkeep'],
  queryFn: ({ signal }) => request(ENDPOINTS.upkeepRuns, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.data.some((run) => run.state === 'running') ? LOOK_AGAIN_MS : false),
});
