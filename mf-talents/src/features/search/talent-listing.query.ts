import { request } from '@alltalent/shared/api';
import { ENDPOINTS, LIMITS, type TalentListingQuery } from '@alltalent/shared/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { TalentSearch } from './talent-search';

/** One page of cards. The key is the request itself, so an answer can only land where it belongs. */
export function talentListingQuery(search: TalentSearch) {
  const input = toListingInput(search);
  return queryOptions({
    queryKey: ['talents', 'listing', input],
    queryFn: ({ signal }) => request(ENDPOINTS.talentListing, input, { signal }),
  });
}

export function toListingInput({ page, gender, minAge, maxAge, ...filter }: TalentSearch): TalentListingQuery {
  const { searchtext, category, subCategory, location, sortby } = filter;
  const filterdata = { searchtext, category, subCategory, location, sortby, filterAttribute: { gender, minAge, maxAge } };
  return { filterdata: JSON.stringify(filterdata), perPage: LIMITS.talentsPerPage, currentPage: page };
}
