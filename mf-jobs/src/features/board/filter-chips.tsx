import { AppliedFilters } from '@alltalent/shared/ui/listing';
import { SaveSearchButton } from '@alltalent/shared/ui/save-search';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, gendersQuery } from '../../domain/lookups/lookups.query';
import { appliedFilters } from './applied-filters';
import styles from './board.module.css';
import { searchTextOf, toQuery } from './job-filter';
import type { JobFilterControl } from './use-job-filter';

export function FilterChips({ control: { filter, change, reset } }: { readonly control: JobFilterControl }) {
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: filter.category !== undefined });
  const { data: genders } = useQuery({ ...gendersQuery, enabled: filter.gender !== undefined });
  const filters = appliedFilters(filter, { categories, genders });
  const saved = { ...filter, sort: undefined, page: 1 };
  return (
    <AppliedFilters filters={filters} isShown={filters.length > 0} onRemove={change} onReset={reset} className={styles.applied}>
      <li>
        <SaveSearchButton
          key={searchTextOf(saved)}
          kind="jobs"
          query={searchTextOf(saved)}
          labels={filters.map(({ label }) => label)}
          filterOf={() => Promise.resolve(JSON.stringify(toQuery(saved)))}
        />
      </li>
    </AppliedFilters>
  );
}
