import { LIMITS } from '@alltalent/shared/contracts';
import { CheckField, SelectField } from '@alltalent/shared/ui';
import { CitySearchField, RangeField } from '@alltalent/shared/ui/listing';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, gendersQuery, toOptions } from '../../domain/lookups/lookups.query';
import type { FilterFieldsProps, RangeName } from './filter-draft';
import { CLOSING_OPTIONS, closingText, POSTED_OPTIONS, postedText, withChosen } from './filter-options';
import styles from './board.module.css';

/** Every filter but the search: in the rail, and in the sheet of a narrow screen. */
export function FilterFields({ draft, errors, onEdit }: FilterFieldsProps) {
  return (
    <>
      <PlaceFields draft={draft} errors={errors} onEdit={onEdit} />
      <RangeFields draft={draft} errors={errors} onEdit={onEdit} />
      <ChoiceFields draft={draft} errors={errors} onEdit={onEdit} />
    </>
  );
}

function PlaceFields({ draft, onEdit }: FilterFieldsProps) {
  const { data: categories } = useQuery(categoriesQuery);
  return (
    <div className={styles.set}>
      <SelectField
        label="Category"
        name="category"
        placeholder="All categories"
        value={draft.category}
        onChange={(category) => onEdit({ category })}
        options={toOptions(categories)}
      />
      <CitySearchField
        label="Location"
        name="location"
        placeholder="Any city"
        value={draft.location}
        onChange={(location) => onEdit({ location })}
        maxLength={LIMITS.searchLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <CheckField
        label={draft.location.trim() === '' ? 'Remote only' : 'Remote too'}
        name="remote"
        isChecked={draft.remote}
        onChange={(remote) => onEdit({ remote })}
      />
    </div>
  );
}

function RangeFields({ draft, errors, onEdit }: FilterFieldsProps) {
  const endOf = (name: RangeName, label: string) => ({
    label,
    name,
    value: draft[name],
    error: errors[name],
    onChange: (text: string) => onEdit({ [name]: name === 'age_min' || name === 'age_max' ? text.trim() : text }),
  });
  const from = (name: RangeName, label: string) => ({ ...endOf(name, label), placeholder: 'From' });
  const to = (name: RangeName, label: string) => ({ ...endOf(name, label), placeholder: 'To' });
  return (
    <>
      <RangeField legend="Pay, ₹" from={from('pay_min', 'Lowest pay')} to={to('pay_max', 'Highest pay')}>
        <CheckField label="Paid work only" name="paid" isChecked={draft.paid} onChange={(paid) => onEdit({ paid })} />
      </RangeField>
      <RangeField legend="Playing age" isNumber from={from('age_min', 'Youngest')} to={to('age_max', 'Oldest')} />
    </>
  );
}

function ChoiceFields({ draft, onEdit }: FilterFieldsProps) {
  const { data: genders } = useQuery(gendersQuery);
  return (
    <div className={styles.set}>
      <SelectField
        label="Gender"
        name="gender"
        placeholder="Any"
        value={draft.gender}
        onChange={(gender) => onEdit({ gender })}
        options={toOptions(genders)}
      />
      <SelectField
        label="Closing"
        name="closing"
        placeholder="Any time"
        value={draft.closing}
        onChange={(closing) => onEdit({ closing })}
        options={withChosen(CLOSING_OPTIONS, draft.closing, closingText)}
      />
      <SelectField
        label="Posted"
        name="posted"
        placeholder="Any time"
        value={draft.posted}
        onChange={(posted) => onEdit({ posted })}
        options={withChosen(POSTED_OPTIONS, draft.posted, postedText)}
      />
    </div>
  );
}
