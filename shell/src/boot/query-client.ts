import { QueryClient } from '@tanstack/react-query';

/**
 * Calls are made offline, too: they fail at once and say so, instead of waiting without an end. What failed, or went stale,
 * is asked for again when the browser is back online.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
