import { JOB_SORT_LABELS, JOB_SORTS, type JobSort } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { FiltersButton } from '@alltalent/shared/ui/listing';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prefetchChoices } from '../../domain/lookups/lookups.query';
import styles from './board.module.css';
import { FilterChips } from './filter-chips';
import { JobFilterSheet } from './job-filter-sheet';
import { appliedFilters } from './applied-filters';
import { toSort } from './job-filter';
import { FILTER_FORM } from './job-rail';
import type { JobFilterControl } from './use-job-filter';

type BoardToolsProps = {
  readonly control: JobFilterControl;
  /** Whether the viewer has a profile that jobs are matched with. */
  readonly hasMatch: boolean;
};

/** Above the list: what is applied, the order, and on a narrow screen the door to the filters. */
export function BoardTools({ control, hasMatch }: BoardToolsProps) {
  const { filter, change } = control;
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const prepare = () => prefetchChoices(queryClient);
  const count = appliedFilters({ ...filter, q: '' }, { categories: undefined, genders: undefined }).length;
  return (
    <div className={styles.tools}>
      <FiltersButton
        size="small"
        count={count}
        className={`${styles.more} needs-script`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        Filters
      </FiltersButton>
      <FilterChips control={control} />
      <SortField value={filter.sort} hasMatch={hasMatch} onChange={(sort) => change({ sort })} />
      <JobFilterSheet isOpen={isOpen} filter={filter} onApply={change} onClose={() => setIsOpen(false)} />
    </div>
  );
}

type SortFieldProps = {
  readonly value: JobSort | undefined;
  readonly hasMatch: boolean;
  readonly onChange: (sort: JobSort | undefined) => void;
};

/** Without a profile there is no best match: the newest come first then, unless another order is asked for. */
function SortField({ value, hasMatch, onChange }: SortFieldProps) {
  const usual: JobSort = hasMatch ? 'match' : 'newest';
  const shown = value === undefined || (value === 'match' && !hasMatch) ? usual : value;
  const sorts = JOB_SORTS.filter((sort) => hasMatch || sort !== 'match');
  return (
    <SelectField
      className={styles.sort}
      label="Sort"
      name="sort"
      form={FILTER_FORM}
      value={shown}
      onChange={(text) => onChange(text === usual ? undefined : toSort(text))}
      options={sorts.map((sort) => ({ value: sort, label: JOB_SORT_LABELS[sort] }))}
    />
  );
}
