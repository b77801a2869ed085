import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type FilterAttribute, LIMITS, type TalentListing, type TalentListingQuery } from '@alltalent/shared/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { toAttributeFilter } from './attribute-filter';
import { subCategoriesQuery, toAttributeGroups } from '../../domain/lookups/lookups.query';
import { EVERYBODY, type TalentSearch, toSearchParams } from './talent-search';

/** Query of one page of cards. The key is the search itself, so a response can only belong to its own search. */
export function talentListingQuery(search: TalentSearch) {
  return queryOptions({
    queryKey: keyOf(search),
    queryFn: async ({ signal, client }) => {
      const attributes = await findAttributes(search, client);
      const input = { ...toListingInput(search, attributes), after: findLastBefore(search, client) };
      return request(ENDPOINTS.talentListing, input, { signal });
    },
  });
}

const FIVE_MINUTES = 300_000;

/** Query of the number of people without a filter. */
export const wallSizeQuery = queryOptions({
  queryKey: ['talents', 'wall-size'],
  queryFn: async ({ signal, client }) => {
    const listing = client.getQueryData<TalentListing>(keyOf(EVERYBODY));
    return (listing ?? (await request(ENDPOINTS.talentListing, { ...toListingInput(EVERYBODY), perPage: 1 }, { signal }))).totalCount;
  },
  staleTime: FIVE_MINUTES,
});

/** Returns the filter of a search as the listing takes it. */
export async function filterdataOf(search: TalentSearch, client: QueryClient): Promise<string> {
  return toListingInput(search, await findAttributes(search, client)).filterdata;
}

function keyOf(search: TalentSearch) {
  return ['talents', 'listing', toSearchParams(search).toString()];
}

/**
 * Returns the last talent of the previous page where it is cached, so that this page begins right after it even if people joined or
 * left in between.
 */
function findLastBefore(search: TalentSearch, client: QueryClient): number | undefined {
  return client.getQueryData<TalentListing>(keyOf({ ...search, page: search.page - 1 }))?.data.at(-1)?.id;
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
