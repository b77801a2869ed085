import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDelayed } from '../skeleton/use-delayed';

export type ListingState<Listing> = {
  /** Undefined while there is nothing to show: the skeleton, or the error. */
  readonly listing: Listing | undefined;
  readonly error: Error | null;
  /** The listing shown belongs to the filter before. */
  readonly isUpdating: boolean;
  readonly isSkeletonShown: boolean;
  /** Updating for so long that it is worth saying. */
  readonly isUpdateShown: boolean;
  readonly retry: () => void;
};

/** Loads the page of results that a filter asks for; the results before it stay until it is there. */
export function useListing<Listing, Key extends QueryKey>(query: UseQueryOptions<Listing, Error, Listing, Key>): ListingState<Listing> {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isSkeletonHeld = useDelayed(isPending);
  const isUpdateFelt = useDelayed(isPlaceholderData);
  return {
    listing: isSkeletonHeld ? undefined : data,
    error: data === undefined ? error : null,
    isUpdating: isPlaceholderData,
    isSkeletonShown: isSkeletonHeld,
    isUpdateShown: isPlaceholderData && isUpdateFelt,
    retry: () => void refetch(),
  };
}
