import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { jobListingQuery } from '../features/board/job-listing.query';
import { parseFilter } from '../features/board/job-filter';

/** Not long enough to be noticed; calls that are here by then are drawn with the page, and not a moment after it. */
const SOON_MS = 100;

/** Asks for the calls while the page's code is still on the way; the page itself shows longer waiting, and failure. */
export function beginBoard(queryClient: QueryClient): LoaderFunction {
  return async ({ request }) => {
    const requests = queryClient.prefetchQuery(jobListingQuery(parseFilter(new URL(request.url).searchParams)));
    await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
    return null;
  };
}
