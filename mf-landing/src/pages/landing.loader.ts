import type { QueryClient } from '@tanstack/react-query';
import { pageCopyQuery } from '../domain/page-copy/page-copy.query';
import { placePeopleQuery } from '../domain/people/people.query';
import type { CampaignPage } from '../domain/landing-page/campaign-page';

/**
 * Starts the request for the page's copy. The browser does not wait; a server does, and also asks for the people, which a browser
 * asks for once they are near the screen. The page shows the failure.
 */
export function loadLanding(queryClient: QueryClient, page: CampaignPage): Promise<null> | null {
  const copy = queryClient.prefetchQuery(pageCopyQuery(page));
  if (typeof document !== 'undefined') return null;
  return Promise.all([copy, queryClient.prefetchQuery(placePeopleQuery(page, ''))]).then(() => null);
}
