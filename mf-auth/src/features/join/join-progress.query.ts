import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type JoinProgress } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { isSameMedium, type Medium, mediumOf } from './panel/medium';

/** A reload should not wait long to go on: without an answer by then the panel begins anew. */
const PATIENCE_MS = 5000;

async function askProgress(signal?: AbortSignal): Promise<JoinProgress | null> {
  const { data } = await request(ENDPOINTS.joinProgress, {}, { timeoutMs: PATIENCE_MS, ...(signal ? { signal } : {}) });
  return data;
}

/** What this browser has under way. Asked for each time: the answer is old a second later. */
export const joinProgressQuery = queryOptions({
  queryKey: ['auth', 'join-progress'],
  gcTime: 0,
  staleTime: Infinity,
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: false,
  queryFn: ({ signal }) => askProgress(signal),
});

/** What this browser has under way with a medium; null when there is nothing, or no answer. */
export async function findProgress(medium: Medium, signal?: AbortSignal): Promise<JoinProgress | null> {
  const progress = await askProgress(signal).catch(() => null);
  return progress && progress.step !== 'confirm' && isSameMedium(mediumOf(progress), medium) ? progress : null;
}
