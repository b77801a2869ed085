import { type ChangeEvent, type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes';
import { FieldError } from './field-error';
import { errorId } from './field-frame';
import styles from './field.module.css';

export type CheckFieldProps = {
  readonly label: ReactNode;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  readonly error?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

export function CheckField({ label, name, isChecked, onChange, error, isDisabled, className }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={joinClasses(styles.field, className)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value="1"
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId(id)}
          onChange={(event) => onChange(event.target.checked, event)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  );
}
