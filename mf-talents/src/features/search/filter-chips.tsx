import { AppliedFilters } from '@alltalent/shared/ui/listing';
import { LoadAgain } from '../../domain/lookups/load-again';
import styles from './filter-chips.module.css';
import { isFiltered } from './talent-search';
import { useAppliedFilters } from './use-applied-filters';
import { useCategoryAttributes } from './use-category-attributes';
import type { TalentSearchControl } from './use-talent-search';

export function FilterChips({ control: { filter: search, change, reset } }: { readonly control: TalentSearchControl }) {
  const filters = useAppliedFilters(search);
  const { isFailed, retry } = useCategoryAttributes(search.category);
  const hasAttributes = Object.keys(search.attributes).length > 0;
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
    </AppliedFilters>
  );
}
