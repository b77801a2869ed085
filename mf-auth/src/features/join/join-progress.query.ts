import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type JoinProgress } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import { isSameMedium, type Medium, mediumOf } from './panel/medium';

/** Longest wait for the progress after a reload; without a response by then the panel starts from the first step. */
const PATIENCE_MS = 5000;

async function askProgress(signal?: AbortSignal): Promise<JoinProgress | null> {
  const { data } = await request(ENDPOINTS.joinProgress, {}, { timeoutMs: PATIENCE_MS, ...(signal ? { signal } : {}) });
  return data;
}

/** Login progress of this browser. Never cached, because it is out of date after a second. */
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
