import { AppliedFilters } from '@alltalent/shared/ui/listing';
import { SaveSearchButton } from '@alltalent/shared/ui/save-search';
import { useQueryClient } from '@tanstack/react-query';
import { LoadAgain } from '../../domain/lookups/load-again';
import styles from './filter-chips.module.css';
import { filterdataOf } from './talent-listing.query';
import { isFiltered, toSearchParams } from './talent-search';
import { useAppliedFilters } from './use-applied-filters';
import { useCategoryAttributes } from './use-category-attributes';
import type { TalentSearchControl } from './use-talent-search';

export function FilterChips({ control: { filter: search, change, reset } }: { readonly control: TalentSearchControl }) {
  const filters = useAppliedFilters(search);
  const { isFailed, retry } = useCategoryAttributes(search.category);
  const queryClient = useQueryClient();
  const hasAttributes = Object.keys(search.attributes).length > 0;
  const saved = { ...search, sortby: 'newest', page: 1 } as const;
  const query = toSearchParams(saved).toString();
  const labels = [...(search.searchtext === '' ? [] : [`“${search.searchtext}”`]), ...filters.map(({ label }) => label)];
  return (
    <AppliedFilters
      filters={filters}
      isShown={isFiltered(search)}
      onRemove={change}
      onReset={reset}
      className={styles.applied}
      listClassName={styles.row}
      resetClassName={styles.reset}
    >
      {isFailed && hasAttributes && (
        <li className={styles.missing}>
          <LoadAgain what="Extra filters" onRetry={retry} />
        </li>
      )}
      <li>
        <SaveSearchButton key={query} kind="talents" query={query} labels={labels} filterOf={() => filterdataOf(saved, queryClient)} />
      </li>
    </AppliedFilters>
  );
}
