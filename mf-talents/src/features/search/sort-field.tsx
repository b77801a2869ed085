import type { Sort } from '@alltalent/shared/contracts';
import { SelectField } from '@alltalent/shared/ui';
import { SORT_OPTIONS } from './select-options';
import { toSort } from './talent-search';

type SortFieldProps = { readonly value: Sort; readonly onChange: (sort: Sort) => void; readonly className?: string | undefined };

export function SortField({ value, onChange, className }: SortFieldProps) {
  return (
    <SelectField
      label="Sort"
      name="sortby"
      className={className}
      value={value}
      onChange={(text) => onChange(toSort(text))}
      options={SORT_OPTIONS}
    />
  );
}
