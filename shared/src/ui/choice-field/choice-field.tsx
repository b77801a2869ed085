import { useId } from 'react';
import styles from './choice-field.module.css';

type Choice<Value extends string> = { readonly value: Value; readonly label: string };

export type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /** Label and choices in one line where there is room. */
  readonly isRow?: boolean;
};

/** One of a few, all in sight. */
export function ChoiceField<Value extends string>({ label, name, value, choices, onChange, isRow = false }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field} data-row={isRow || undefined} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
