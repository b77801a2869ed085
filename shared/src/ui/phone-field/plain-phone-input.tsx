import field from '../field/field.module.css';
import type { PhoneInputProps } from './phone-input-props';
import styles from './phone-field.module.css';
import { digitsOf, parsePhone } from './phone-number';

const DIAL_CODE_LENGTH = 4;

export function PlainPhoneInput({ name, dialCode, number, onChange, input }: PhoneInputProps) {
  return (
    <div className={styles.plain}>
      <input
        className={field.input}
        type="tel"
        inputMode="tel"
        autoComplete="tel-country-code"
        aria-label="Country code"
        value={`+${dialCode}`}
        onChange={({ target }) => onChange({ dialCode: digitsOf(target.value).slice(0, DIAL_CODE_LENGTH), number })}
      />
      <input
        {...input}
        className={field.input}
        name={name}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={number}
        onPaste={(event) => {
          event.preventDefault();
          onChange(parsePhone(event.clipboardData.getData('text'), dialCode, []));
        }}
        onChange={({ target }) => onChange({ dialCode, number: digitsOf(target.value) })}
      />
    </div>
  );
}
