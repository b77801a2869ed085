import { useState } from 'react';
import field from '../field/field.module.css';
import type { PhoneInputProps } from './phone-input-props';
import styles from './phone-field.module.css';
import { digitsOf, readPhone } from './phone-number';

const DIAL_CODE_LENGTH = 4;

/** Dial code and number in inputs of their own: what there is until the list of countries has come. */
export function PlainPhoneInput({ name, dialCode, number, onChange, input }: PhoneInputProps) {
  const [pending, setPending] = useState<string | null>(null);
  const take = (text: string) => {
    const reading = readPhone(text, dialCode);
    setPending(reading.pending);
    onChange({ dialCode: reading.dialCode, number: reading.number });
  };
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
        inputMode="tel"
        autoComplete="tel-national"
        value={pending ?? number}
        onBlur={() => setPending(null)}
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData('text'));
        }}
        onChange={({ target }) => take(target.value)}
      />
    </div>
  );
}
