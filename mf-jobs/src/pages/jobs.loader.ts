import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { prefetchChoices } from '../domain/lookups/lookups.query';
import { jobListingQuery } from '../features/board/job-listing.query';
import { parseFilter } from '../features/board/job-filter';

/** Too short to notice: jobs that load within it appear together with the page. */
const SOON_MS = 100;

/**
 * Starts the request for jobs while the page's code loads; the page shows longer loading, and failure. A server draws the
 * choices of the fields as well: without script they never come.
 */
export function beginBoard(queryClient: QueryClient): LoaderFunction {
  return async ({ request }) => {
    const requests = queryClient.prefetchQuery(jobListingQuery(parseFilter(new URL(request.url).searchParams)));
    if (typeof document === 'undefined') prefetchChoices(queryClient);
    await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
    return null;
  };
}
