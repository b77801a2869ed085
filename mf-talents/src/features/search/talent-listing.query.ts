import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type FilterAttribute, LIMITS, type TalentListingQuery } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { toAttributeFilter } from './attribute-filter';
import { subCategoriesQuery, toAttributeGroups } from './lookups.query';
import { type TalentSearch, toSearchParams } from './talent-search';

/** One page of cards. The key is the search itself, so an answer can only land where it belongs. */
export function talentListingQuery(search: TalentSearch) {
  return queryOptions({
    queryKey: ['talents', 'listing', toSearchParams(search).toString()],
    queryFn: async ({ signal, client }) => {
      const attributes = await findAttributes(search, client);
      return request(ENDPOINTS.talentListing, toListingInput(search, attributes), { signal });
    },
  });
}

/** The server refuses an attribute it does not know, so an address is held against the ones of its category first. */
async function findAttributes({ category, attributes }: TalentSearch, client: QueryClient): Promise<readonly FilterAttribute[]> {
  if (category === undefined || Object.keys(attributes).length === 0) return [];
  const { physical, social } = toAttributeGroups(await client.ensureQueryData(subCategoriesQuery(category)));
  return [...physical, ...social];
}

export function toListingInput(search: TalentSearch, known: readonly FilterAttribute[] = []): TalentListingQuery {
  const { page, gender, minAge, maxAge, searchtext, category, subCategory, location, sortby, attributes } = search;
  const filterAttribute = { gender, minAge, maxAge, ...toAttributeFilter(attributes, known) };
  const filterdata = { searchtext, category, subCategory, location, sortby, filterAttribute };
  return { filterdata: JSON.stringify(filterdata), perPage: LIMITS.talentsPerPage, currentPage: page };
}
