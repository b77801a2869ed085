import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { jobListingQuery } from './job-listing.query';
import { parseFilter } from './job-filter';

/** Asks for the calls while the page's code is still on the way; the page itself shows waiting and failure. */
export function beginBoard(queryClient: QueryClient): LoaderFunction {
  return ({ request }) => {
    void queryClient.prefetchQuery(jobListingQuery(parseFilter(new URL(request.url).searchParams)));
    return null;
  };
}
