import type { QueryClient } from '@tanstack/react-query';
import { countersQuery } from '../features/home/counters/counters.query';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';

/**
 * Starts the calls of the first screen: its counters, and the words of the strip below it. The browser does not wait for
 * them; a server does, so that its HTML has them. A failed call is the section's to show, never the page's.
 */
export function loadHome(queryClient: QueryClient): Promise<null> | null {
  const requests = Promise.all([queryClient.prefetchQuery(countersQuery), queryClient.prefetchQuery(pageCopyQuery('home'))]);
  return typeof document === 'undefined' ? requests.then(() => null) : null;
}
