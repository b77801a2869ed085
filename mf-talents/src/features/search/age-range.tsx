import { LIMITS } from '@alltalent/shared/contracts';
import { findAgeErrors, RangeField } from '@alltalent/shared/ui/listing';
import type { FilterDraft } from './filter-draft';

type AgeRangeProps = {
  readonly draft: FilterDraft;
  readonly onEdit: (change: Partial<FilterDraft>) => void;
};

export function AgeRange({ draft: { minAge, maxAge }, onEdit }: AgeRangeProps) {
  const errors = findAgeErrors(minAge, maxAge);
  return (
    <RangeField
      legend="Age"
      note={`${LIMITS.ageMin} to ${LIMITS.ageMax}`}
      isNumber
      from={{
        label: 'Lowest age',
        name: 'minAge',
        placeholder: 'Min',
        value: minAge,
        error: errors.from,
        onChange: (text) => onEdit({ minAge: text.trim() }),
      }}
      to={{
        label: 'Highest age',
        name: 'maxAge',
        placeholder: 'Max',
        value: maxAge,
        error: errors.to,
        onChange: (text) => onEdit({ maxAge: text.trim() }),
      }}
    />
  );
}
