import type { QueryClient } from '@tanstack/react-query';
import { countersQuery } from './features/counters/counters.query';
import { featuredTalentsQuery } from './features/featured-talent/featured-talents.query';

/**
 * Starts the home page's first calls. The browser does not wait for them, for the first screen needs neither; a
 * server does, so that its HTML has them. A failed call is the section's to show, never the page's.
 */
export function loadHome(queryClient: QueryClient): Promise<null> | null {
  const calls = Promise.all([queryClient.prefetchQuery(featuredTalentsQuery), queryClient.prefetchQuery(countersQuery)]);
  return typeof document === 'undefined' ? calls.then(() => null) : null;
}
