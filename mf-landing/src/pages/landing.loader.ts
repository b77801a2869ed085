import type { QueryClient } from '@tanstack/react-query';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';
import type { CampaignPage } from '../domain/landing-page/campaign-page';

/** Starts the request for the page's copy. The browser does not wait; a server does. The page shows the failure. */
export function loadLanding(queryClient: QueryClient, page: CampaignPage): Promise<null> | null {
  const copy = queryClient.prefetchQuery(pageCopyQuery(page));
  return typeof document === 'undefined' ? copy.then(() => null) : null;
}
