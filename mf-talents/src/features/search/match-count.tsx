import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countPeople } from './count-people';
import styles from './filter-drawer.module.css';
import { talentListingQuery } from './talent-listing.query';
import { parseTalentSearch, type TalentSearch, toSearchParams } from './talent-search';
import { useSettledValue } from './use-settled-value';

/** How many the drawer's fields would find; asked for once they have settled. Null: they cannot be searched yet. */
export function MatchCount({ search }: { readonly search: TalentSearch | null }) {
  const settled = useSettledValue(search && toSearchParams(search).toString());
  const { data } = useQuery({
    ...talentListingQuery(parseTalentSearch(new URLSearchParams(settled ?? ''))),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    select: ({ totalCount }) => totalCount,
  });
  return (
    <p className={`${styles.matches} num`} role="status">
      {search === null && 'Fix the age to see how many match'}
      {search !== null && data !== undefined && countPeople(data, 'match')}
    </p>
  );
}
