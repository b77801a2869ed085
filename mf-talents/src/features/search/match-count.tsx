import { useSettledValue } from '@alltalent/shared/ui/settled';
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

/** How many the drawer's fields would find; asked for once they have settled. */
export function MatchCount({ search, problem }: MatchCountProps) {
  const settled = useSettledValue(problem === null ? toSearchParams(search).toString() : null);
  const settledSearch = useListableSearch(parseTalentSearch(new URLSearchParams(settled ?? '')));
  const { data } = useQuery({
    ...talentListingQuery(settledSearch),
    enabled: settled !== null,
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
