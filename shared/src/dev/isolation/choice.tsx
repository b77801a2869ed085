import type { ChangeEvent } from 'react';
import styles from './isolation-frame.module.css';

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  /** What an option reads where that is not the option itself. */
  readonly words?: Readonly<Partial<Record<T, string>>>;
  readonly onChange: (value: T) => void;
};

/** A select with its label. */
export function Choice<T extends string>({ label, value, options, words, onChange }: ChoiceProps<T>) {
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option === target.value);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={handleChange}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words?.[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}
