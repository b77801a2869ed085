import type { JobListing } from '@alltalent/shared/contracts';
import { Spinner } from '@alltalent/shared/ui';
import { isFiltered, type JobFilter } from './job-filter';
import styles from './board.module.css';
import type { JobListingState } from './use-job-listing';

type JobCountProps = { readonly filter: JobFilter; readonly state: JobListingState };

/** Says how many there are and, politely, that the number is about to change. */
export function JobCount({ filter, state: { listing, isUpdateShown, isSkeletonShown } }: JobCountProps) {
  return (
    <p className={`${styles.count} muted num`} role="status">
      {isUpdateShown && <Spinner />}
      {listing && (isUpdateShown ? 'Updating' : countInWords(listing, isFiltered(filter)))}
      {isSkeletonShown && <span className="vh">Loading calls</span>}
      {listing && !isUpdateShown && filter.page > 1 && <span className="vh">, page {filter.page}</span>}
    </p>
  );
}

/** '48 calls open, 11 fit you'; with a filter '5 calls match'. */
function countInWords({ total, fits }: JobListing, hasFilter: boolean): string {
  const calls = `${total} ${total === 1 ? 'call' : 'calls'}`;
  if (hasFilter) return `${calls} ${total === 1 ? 'matches' : 'match'}`;
  return fits === null || fits === 0 ? `${calls} open` : `${calls} open, ${fits} ${fits === 1 ? 'fits' : 'fit'} you`;
}
