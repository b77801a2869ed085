import type { QueryClient } from '@tanstack/react-query';
import { countersQuery } from '../features/home/counters/counters.query';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';

/**
 * Starts the requests of the first screen: its counters, and the copy of the strip below it. The browser does not wait; a server does,
 * so that its HTML has them. Sections show their own failures.
 */
export function loadHome(queryClient: QueryClient): Promise<null> | null {
  const requests = Promise.all([queryClient.prefetchQuery(countersQuery), queryClient.prefetchQuery(pageCopyQuery('home'))]);
  return typeof document === 'undefined' ? requests.then(() => null) : null;
}
