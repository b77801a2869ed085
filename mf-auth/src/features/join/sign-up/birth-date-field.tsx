import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import { t } from '../../../messages';
import { FieldMessage } from './field-message';
import type { BirthDate } from './birth-date';
import styles from './sign-up.module.css';

const PARTS = [
  { part: 'day', label: 'Day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', label: 'Month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', label: 'Year', length: 4, autoComplete: 'bday-year' },
] as const;

type BirthDateFieldProps = { readonly name: string; readonly isOptional: boolean; readonly isGuardian: boolean };

/** A known date is typed faster than it is found in a calendar, so these are three numbers and no date picker. */
export function BirthDateField({ name, isOptional, isGuardian }: BirthDateFieldProps) {
  const { value, error, onChange, onBlur } = useFormField<BirthDate>(name);
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className={styles.legend}>{t(isOptional ? 'signUp.ownBirthDateOptional' : 'signUp.ownBirthDate')}</legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {t(isGuardian ? 'signUp.guardianBirthDateHint' : 'signUp.birthDateHint')}
      </p>
      <div className={styles.date}>
        {PARTS.map(({ part, label, length, autoComplete }) => (
          <label key={part} className={styles.part} data-part={part}>
            {label}
            <input
              type="text"
              inputMode="numeric"
              name={`${name}-${part}`}
              autoComplete={autoComplete}
              maxLength={length}
              value={value[part]}
              aria-invalid={error ? true : undefined}
              onBlur={onBlur}
              onChange={({ target }) => onChange({ ...value, [part]: target.value.replace(/\D/gu, '') })}
            />
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
