import { AppliedChip, TextButton } from '@alltalent/shared/ui';
import { useRef } from 'react';
import styles from './filter-chips.module.css';
import { LoadAgain } from '../../domain/lookups/load-again';
import { isFiltered, type SearchChange } from './talent-search';
import { useAppliedFilters } from './use-applied-filters';
import { useCategoryAttributes } from './use-category-attributes';
import type { TalentSearchControl } from './use-talent-search';

/** What narrows the list now, each with a way to take it back. */
export function AppliedFilters({ control: { search, change, reset } }: { readonly control: TalentSearchControl }) {
  const filters = useAppliedFilters(search);
  const { isFailed, retry } = useCategoryAttributes(search.category);
  const hasAttributes = Object.keys(search.attributes).length > 0;
  const place = useRef<HTMLDivElement>(null);
  // The pressed chip goes away; without this the keyboard would start again at the top of the page.
  const remove = (without: SearchChange) => {
    place.current?.focus({ preventScroll: true });
    change(without);
  };
  return (
    <div ref={place} className={styles.applied} tabIndex={-1}>
      {isFiltered(search) && (
        <ul className={styles.row} aria-label="Applied filters">
          {filters.map(({ label, without }) => (
            <li key={label}>
              <AppliedChip onRemove={() => remove(without)}>{label}</AppliedChip>
            </li>
          ))}
          {isFailed && hasAttributes && (
            <li className={styles.missing}>
              <LoadAgain what="Extra filters" onRetry={retry} />
            </li>
          )}
          <li>
            <TextButton className={styles.reset} onClick={reset}>
              Reset Filters
            </TextButton>
          </li>
        </ul>
      )}
    </div>
  );
}
