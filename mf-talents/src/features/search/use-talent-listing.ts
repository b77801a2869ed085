import { useDelayed } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { talentListingQuery } from './talent-listing.query';
import { EVERYBODY, isFiltered, type TalentSearch } from './talent-search';
import { useListableSearch } from './use-category-attributes';

const FIVE_MINUTES = 300_000;

/** The page of cards an address asks for; the cards before it stay until it is there. */
export function useTalentListing(search: TalentSearch) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...talentListingQuery(useListableSearch(search)),
    placeholderData: keepPreviousData,
  });
  const isSkeletonHeld = useDelayed(isPending);
  const isUpdateFelt = useDelayed(isPlaceholderData);
  return {
    /** Undefined while there is nothing to show: the skeleton, or the error. */
    listing: isSkeletonHeld ? undefined : data,
    error: data ? null : error,
    isUpdating: isPlaceholderData,
    isSkeletonShown: isSkeletonHeld,
    isUpdateShown: isPlaceholderData && isUpdateFelt,
    retry: () => void refetch(),
  };
}

export type TalentListingState = ReturnType<typeof useTalentListing>;

/** How many there are without a filter; undefined when that is not known or is what is shown anyway. */
export function useWallSize(search: TalentSearch): number | undefined {
  const { data } = useQuery({
    ...talentListingQuery(EVERYBODY),
    enabled: isFiltered(search),
    staleTime: FIVE_MINUTES,
    select: ({ totalCount }) => totalCount,
  });
  return isFiltered(search) ? data : undefined;
}
