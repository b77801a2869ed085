import type { QueryClient } from '@tanstack/react-query';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';
import type { CampaignPage } from '../domain/landing-page/campaign-page';

/** Starts the page's words. The browser does not wait for them; a server does. A failed call is the page's to show. */
export function loadLanding(queryClient: QueryClient, page: CampaignPage): Promise<null> | null {
  const copy = queryClient.prefetchQuery(pageCopyQuery(page));
  return typeof document === 'undefined' ? copy.then(() => null) : null;
}
