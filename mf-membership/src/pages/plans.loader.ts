import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { plansQuery } from '../domain/membership/membership.query';

/** Too short to notice: plans that load within it appear together with the page. */
const SOON_MS = 100;

/** Starts the request for plans and prices while the page's code loads. */
export function beginPlans(queryClient: QueryClient): LoaderFunction {
  return async () => {
    const plans = queryClient.prefetchQuery(plansQuery);
    await Promise.race([plans, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
    return null;
  };
}
