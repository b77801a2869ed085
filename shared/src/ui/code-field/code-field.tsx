import { useId } from 'react';
import { FieldError } from '../field/field-error';
import { CODE_LENGTH } from './code-slots';
import styles from './code-field.module.css';
import { useCodeBoxes } from './use-code-boxes';

export type CodeFieldProps = {
  /** Up to six digits. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the code when the sixth box is filled. */
  readonly onComplete?: (value: string) => void;
  readonly label?: string;
  readonly name?: string;
  readonly error?: string;
  readonly isDisabled?: boolean;
  readonly hasAutoFocus?: boolean;
};

export function CodeField(props: CodeFieldProps) {
  const { label = 'Verification code', name, error, isDisabled, hasAutoFocus } = props;
  const id = useId();
  const { boxProps } = useCodeBoxes(props);
  return (
    <fieldset className={styles.field} disabled={isDisabled} aria-describedby={error && id}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.boxes}>
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <input
            key={index}
            {...boxProps(index)}
            type="text"
            name={name && (index === 0 ? name : `${name}-${index + 1}`)}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoFocus={hasAutoFocus && index === 0}
            data-autofocus={hasAutoFocus && index === 0 ? '' : undefined}
            aria-label={`Digit ${index + 1} of ${CODE_LENGTH}`}
            aria-invalid={error ? true : undefined}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && (
        <FieldError id={id} role="alert">
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
