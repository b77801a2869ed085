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
    const started = [
      queryClient.prefetchQuery(talentListingQuery(search)),
      queryClient.prefetchQuery(categoriesQuery),
      ...(search.category === undefined ? [] : [queryClient.prefetchQuery(subCategoriesQuery(search.category))]),
    ];
    if (typeof document === 'undefined') await Promise.all(started);
    return null;
  };
}
