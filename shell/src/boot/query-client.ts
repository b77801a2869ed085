import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query client. Requests are sent even when offline, so that they fail at once and do not wait forever. Failed
 * and stale queries are fetched again when the browser is back online.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
}
