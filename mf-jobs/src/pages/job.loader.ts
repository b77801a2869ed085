import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { jobQuery } from '../features/job/job.query';

/** Asks for the job while the page's code is still on the way; the page itself shows waiting and failure. */
export function beginJob(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(jobQuery(params['key'] ?? ''));
    return null;
  };
}
