import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { openingQuery } from '../features/career/openings.query';

/** Begins the call beside the page's code; the page itself shows waiting and failure. */
export function beginOpening(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(openingQuery(params['slug'] ?? ''));
    return null;
  };
}
