import { formatCount, type TalentListing } from '@alltalent/shared/contracts';
import { ListingCount, type ListingState } from '@alltalent/shared/ui/listing';
import { countPeople } from './count-people';
import { isFiltered, type TalentSearch } from './talent-search';
import { useWallSize } from './use-talent-listing';

type ResultCountProps = {
  readonly search: TalentSearch;
  readonly state: ListingState<TalentListing>;
  readonly className: string | undefined;
};

export function ResultCount({ search, state, className }: ResultCountProps) {
  const wallSize = useWallSize(search);
  return (
    <ListingCount
      className={className}
      state={state}
      page={search.page}
      loadingText="Loading talent"
      textOf={({ totalCount }, isUpdating) =>
        isUpdating ? `Updating ${formatCount(totalCount)} results` : describe(search, totalCount, wallSize)
      }
    />
  );
}

function describe(search: TalentSearch, total: number, wallSize: number | undefined): string {
  if (!isFiltered(search)) return `${countPeople(total)} on the wall`;
  const match = countPeople(total, 'match');
  return wallSize === undefined ? match : `${match}, of ${formatCount(wallSize)} on the wall`;
}
