import type { QueryClient } from '@tanstack/react-query';
import { countersQuery } from '../features/home/counters/counters.query';
import { prepareSection } from '../domain/lazy-section/lazy-section';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';
import { HOME_SECTIONS } from './home-sections';

/**
 * Starts the requests of the first screen: its counters, and the copy of the strip below it. The browser does not wait; a server does,
 * so that its HTML has them, and prepares the sections for those without script. Sections show their own failures.
 */
export function loadHome(queryClient: QueryClient): Promise<null> | null {
  const requests = [queryClient.prefetchQuery(countersQuery), queryClient.prefetchQuery(pageCopyQuery('home'))];
  if (typeof document !== 'undefined') return null;
  const sections = HOME_SECTIONS.map((section) => prepareSection(section, queryClient));
  return Promise.all([...requests, ...sections]).then(() => null);
}
