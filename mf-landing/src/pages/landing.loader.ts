import type { QueryClient } from '@tanstack/react-query';
import { pageWordsQuery } from '../domain/page-words/page-words.query';
import type { CampaignPage } from '../domain/landing-page/campaign-page';

/** Starts the page's words. The browser does not wait for them; a server does. A failed call is the page's to show. */
export function loadLanding(queryClient: QueryClient, page: CampaignPage): Promise<null> | null {
  const words = queryClient.prefetchQuery(pageWordsQuery(page));
  return typeof document === 'undefined' ? words.then(() => null) : null;
}
