import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countPeople } from './count-people';
import styles from './filter-drawer.module.css';
import { talentListingQuery } from './talent-listing.query';
import { parseTalentSearch, type TalentSearch, toSearchParams } from './talent-search';
import { useListableSearch } from './use-category-attributes';

type MatchCountProps = {
  readonly search: TalentSearch;
  /** The field that has to be set right before there is anything to count. */
  readonly problem: string | null;
};

/** Shows how many talents match the fields of the drawer; asks once the values have stopped changing. */
export function MatchCount({ search, problem }: MatchCountProps) {
  const debounced = useDebouncedValue(problem === null ? toSearchParams(search).toString() : null);
  const debouncedSearch = useListableSearch(parseTalentSearch(new URLSearchParams(debounced ?? '')));
  const { data } = useQuery({
    ...talentListingQuery(debouncedSearch),
    enabled: debounced !== null,
    placeholderData: keepPreviousData,
    select: ({ totalCount }) => totalCount,
  });
  return (
    <p className={`${styles.matches} num`} role="status">
      {problem !== null && `Fix the ${problem.toLowerCase()} to see how many match`}
      {problem === null && data !== undefined && countPeople(data, 'match')}
    </p>
  );
}
