import { useSession } from '@alltalent/shared/api';
import { useDelayed } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobFilter } from './job-filter';
import { jobListingQuery } from './job-listing.query';

/** The calls an address asks for, anew when somebody logs in or out; those before stay until they are there. */
export function useJobListing(filter: JobFilter) {
  useSession();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...jobListingQuery(filter),
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

export type JobListingState = ReturnType<typeof useJobListing>;
