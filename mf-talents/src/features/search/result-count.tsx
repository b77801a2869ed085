import { Spinner } from '@alltalent/shared/ui';
import { countPeople, withSeparators } from './count-people';
import styles from './result-count.module.css';
import { isFiltered, type TalentSearch } from './talent-search';
import { type TalentListingState, useWallSize } from './use-talent-listing';

type ResultCountProps = { readonly search: TalentSearch; readonly state: TalentListingState };

/** Says how many there are and, politely, that the number is about to change. */
export function ResultCount({ search, state: { listing, isUpdateShown, isSkeletonShown } }: ResultCountProps) {
  const wallSize = useWallSize(search);
  return (
    <p className={`${styles.count} muted num`} role="status">
      {isUpdateShown && <Spinner />}
      {listing &&
        (isUpdateShown ? `Updating ${withSeparators(listing.totalCount)} results` : describe(search, listing.totalCount, wallSize))}
      {isSkeletonShown && <span className="vh">Loading talent</span>}
      {listing && !isUpdateShown && search.page > 1 && <span className="vh">, page {search.page}</span>}
    </p>
  );
}

function describe(search: TalentSearch, total: number, wallSize: number | undefined): string {
  if (!isFiltered(search)) return `${countPeople(total)} on the wall`;
  const match = countPeople(total, 'match');
  return wallSize === undefined ? match : `${match}, of ${withSeparators(wallSize)} on the wall`;
}
