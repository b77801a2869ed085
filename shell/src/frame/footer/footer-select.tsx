import { Icon } from '@alltalent/shared/ui';
import { useId } from 'react';
import styles from './footer.module.css';

type FooterSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
};

/** Select with its label on one line. */
export function FooterSelect<Value extends string>({ label, value, options, isDisabled = false, onChange }: FooterSelectProps<Value>) {
  const id = useId();
  return (
    <>
      <label className="num" htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </>
  );
}
