import type { TalentListing } from '@alltalent/shared/contracts';
import { type ListingState, useListing } from '@alltalent/shared/ui/listing';
import { useQuery } from '@tanstack/react-query';
import { talentListingQuery, wallSizeQuery } from './talent-listing.query';
import { isFiltered, type TalentSearch } from './talent-search';
import { useListableSearch } from './use-category-attributes';

/** The page of cards that a search asks for. */
export function useTalentListing(search: TalentSearch): ListingState<TalentListing> {
  return useListing(talentListingQuery(useListableSearch(search)));
}

/** How many there are without a filter; undefined when that is not known or is what is shown anyway. */
export function useWallSize(search: TalentSearch): number | undefined {
  const { data } = useQuery({ ...wallSizeQuery, enabled: isFiltered(search) });
  return isFiltered(search) ? data : undefined;
}
