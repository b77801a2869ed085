import { LIMITS } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import type { AgeErrors, FilterDraft } from './filter-draft';
import styles from './filter-drawer.module.css';

type AgeRangeProps = {
  readonly draft: FilterDraft;
  readonly errors: AgeErrors;
  readonly onEdit: (change: Partial<FilterDraft>) => void;
};

export function AgeRange({ draft, errors, onEdit }: AgeRangeProps) {
  const field = { isLabelHidden: true, inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Age <span className={styles.range}>{`${LIMITS.ageMin} to ${LIMITS.ageMax}`}</span>
      </legend>
      <div className={styles.ages}>
        <TextField
          {...field}
          label="Lowest age"
          name="minAge"
          placeholder="Min"
          value={draft.minAge}
          error={errors.minAge}
          onChange={(text) => onEdit({ minAge: keepDigits(text) })}
        />
        <span className={styles.to}>to</span>
        <TextField
          {...field}
          label="Highest age"
          name="maxAge"
          placeholder="Max"
          value={draft.maxAge}
          error={errors.maxAge}
          onChange={(text) => onEdit({ maxAge: keepDigits(text) })}
        />
      </div>
    </fieldset>
  );
}

function keepDigits(text: string): string {
  return text.replace(/\D/gu, '');
}
