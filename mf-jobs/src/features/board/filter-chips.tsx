import { AppliedChip, TextButton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoriesQuery, gendersQuery } from '../../domain/lookups/lookups.query';
import { appliedFilters } from './applied-filters';
import styles from './board.module.css';
import type { FilterChange } from './job-filter';
import type { JobFilterControl } from './use-job-filter';

/** What narrows the list now, each with a way to take it back. */
export function FilterChips({ control: { filter, change, reset } }: { readonly control: JobFilterControl }) {
  const { data: categories } = useQuery({ ...categoriesQuery, enabled: filter.category !== undefined });
  const { data: genders } = useQuery({ ...gendersQuery, enabled: filter.gender !== undefined });
  const filters = appliedFilters(filter, { categories, genders });
  const place = useRef<HTMLDivElement>(null);
  // The pressed chip goes away; without this the keyboard would start again at the top of the page.
  const remove = (without: FilterChange) => {
    place.current?.focus({ preventScroll: true });
    change(without);
  };
  return (
    <div ref={place} className={styles.applied} tabIndex={-1}>
      {filters.length > 0 && (
        <ul className={styles.chips} aria-label="Applied filters">
          {filters.map(({ label, without }) => (
            <li key={label}>
              <AppliedChip onRemove={() => remove(without)}>{label}</AppliedChip>
            </li>
          ))}
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
