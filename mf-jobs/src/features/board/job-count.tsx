import type { JobListing } from '@alltalent/shared/contracts';
import { ListingCount, type ListingState } from '@alltalent/shared/ui/listing';
import { isFiltered, type JobFilter } from './job-filter';

type JobCountProps = { readonly filter: JobFilter; readonly state: ListingState<JobListing> };

export function JobCount({ filter, state }: JobCountProps) {
  return (
    <ListingCount
      state={state}
      page={filter.page}
      loadingText="Loading calls"
      textOf={(listing, isUpdating) => (isUpdating ? 'Updating' : describe(listing, isFiltered(filter)))}
    />
  );
}

/** '48 calls open, 11 fit you'; with a filter '5 calls match'. */
function describe({ total, fits }: JobListing, hasFilter: boolean): string {
  const jobs = `${total} ${total === 1 ? 'call' : 'calls'}`;
  if (hasFilter) return `${jobs} ${total === 1 ? 'matches' : 'match'}`;
  return fits === null || fits === 0 ? `${jobs} open` : `${jobs} open, ${fits} ${fits === 1 ? 'fits' : 'fit'} you`;
}
