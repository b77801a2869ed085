import { useSession, useStoredViewer } from '@alltalent/shared/api';
import type { JobListing } from '@alltalent/shared/contracts';
import { type ListingState, useListing } from '@alltalent/shared/ui/listing';
import type { JobFilter } from './job-filter';
import { jobListingQuery } from './job-listing.query';

/** Jobs that match a filter; refetched after login and logout. */
export function useJobListing(filter: JobFilter): ListingState<JobListing> {
  useSession();
  return useListing(jobListingQuery(filter, useStoredViewer()));
}
