import { TextField } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import styles from './board.module.css';
import { type FilterFieldsProps, keepDigits } from './filter-draft';

type End = 'pay_min' | 'pay_max' | 'age_min' | 'age_max';
type RangeFieldProps = FilterFieldsProps & {
  readonly legend: string;
  readonly names: readonly [End, End];
  readonly labels: readonly [string, string];
  readonly children?: ReactNode;
};

/** From one number to another; either end may be left open. */
export function RangeField({ legend, names: [min, max], labels, draft, errors, onEdit, children }: RangeFieldProps) {
  const isMoney = min === 'pay_min';
  const field = { isLabelHidden: true, inputMode: isMoney ? 'text' : 'numeric', autoComplete: 'off' } as const;
  // Sums are read as a whole: digits alone would make ₹25 of '25k'.
  const toText = isMoney ? (text: string) => text : keepDigits;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        <TextField
          {...field}
          label={labels[0]}
          name={min}
          placeholder="From"
          value={draft[min]}
          error={errors[min]}
          onChange={(text) => onEdit({ [min]: toText(text) })}
        />
        <span className={styles.to} aria-hidden="true">
          to
        </span>
        <TextField
          {...field}
          label={labels[1]}
          name={max}
          placeholder="To"
          value={draft[max]}
          error={errors[max]}
          onChange={(text) => onEdit({ [max]: toText(text) })}
        />
      </div>
      {children}
    </fieldset>
  );
}
