import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { categoriesQuery, subCategoriesQuery } from '../domain/lookups/lookups.query';
import { talentListingQuery } from '../features/search/talent-listing.query';
import { parseTalentSearch } from '../features/search/talent-search';

/**
 * Asks for what the page is going to show while its code is still on the way. A browser does not wait for it, so the
 * address changes at once and old results stay in sight; a server waits, so that the page is rendered with its data.
 */
export function createTalentSearchLoader(queryClient: QueryClient): LoaderFunction {
  return async ({ request }) => {
    const search = parseTalentSearch(new URL(request.url).searchParams);
    if (typeof document === 'undefined') {
      const { loadForServer } = await import(/* webpackChunkName: "talents.search" */ './talent-search.page');
      await loadForServer(queryClient, search);
      return null;
    }
    void queryClient.prefetchQuery(talentListingQuery(search));
    void queryClient.prefetchQuery(categoriesQuery);
    if (search.category !== undefined) void queryClient.prefetchQuery(subCategoriesQuery(search.category));
    return null;
  };
}
