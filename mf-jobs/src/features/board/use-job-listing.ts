import { useSession } from '@alltalent/shared/api';
import type { JobListing } from '@alltalent/shared/contracts';
import { type ListingState, useListing } from '@alltalent/shared/ui/listing';
import type { JobFilter } from './job-filter';
import { jobListingQuery } from './job-listing.query';

/** The calls that a filter asks for, anew when somebody logs in or out. */
export function useJobListing(filter: JobFilter): ListingState<JobListing> {
  useSession();
  return useListing(jobListingQuery(filter));
}
