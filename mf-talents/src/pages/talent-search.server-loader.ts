import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery, gendersQuery, subCategoriesQuery, toAttributeGroups } from '../domain/lookups/lookups.query';
import { filterKnown } from '../features/search/attribute-text';
import { talentListingQuery, wallSizeQuery } from '../features/search/talent-listing.query';
import { isFiltered, type TalentSearch } from '../features/search/talent-search';

/** Only a server needs the genders: without script the filters are part of the page. */
export async function loadForServer(queryClient: QueryClient, search: TalentSearch): Promise<void> {
  const { category } = search;
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery),
    queryClient.prefetchQuery(gendersQuery),
    isFiltered(search) && queryClient.prefetchQuery(wallSizeQuery),
    category !== undefined && queryClient.prefetchQuery(subCategoriesQuery(category)),
  ]);
  await queryClient.prefetchQuery(talentListingQuery(withKnownAttributes(search, queryClient)));
}

/** As the page itself searches: an attribute that the category does not have is left out. */
function withKnownAttributes(search: TalentSearch, queryClient: QueryClient): TalentSearch {
  const found = search.category === undefined ? undefined : queryClient.getQueryData(subCategoriesQuery(search.category).queryKey);
  if (!found) return { ...search, attributes: {} };
  const { physical, social } = toAttributeGroups(found);
  return { ...search, attributes: filterKnown(search.attributes, [...physical, ...social]) };
}
