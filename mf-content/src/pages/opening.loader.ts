import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { openingQuery } from '../features/career/openings.query';

/** Starts the request while the page's code loads; the page shows loading and failure. */
export function beginOpening(queryClient: QueryClient): LoaderFunction {
  return ({ params }) => {
    void queryClient.prefetchQuery(openingQuery(params['slug'] ?? ''));
    return null;
  };
}
