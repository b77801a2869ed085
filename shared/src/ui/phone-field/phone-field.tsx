import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { LIMITS } from '../../contracts/core/limits';
import { controlProps, FieldFrame } from '../field/field-frame';
import styles from './phone-field.module.css';
import type { PhoneValue } from './phone-number';
import { PlainPhoneInput } from './plain-phone-input';

export type { PhoneValue } from './phone-number';

export type PhoneFieldProps = PhoneValue & {
  readonly label: string;
  readonly name: string;
  readonly onChange: (value: PhoneValue) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** More digits are cut off. A form that reports a number that is too long allows more. */
  readonly maxDigits?: number;
  readonly className?: string;
};

const loadCountryInput = () =>
  import(/* webpackChunkName: "phone-input" */ './country-phone-input').then(({ CountryPhoneInput: component }) => ({
    default: component,
  }));
const CountryPhoneInput = lazy(loadCountryInput);

/** A phone number with its country. The list of countries comes with a chunk of its own; until then plain inputs do. */
export function PhoneField({
  label,
  onChange,
  onBlur,
  error,
  hint,
  isRequired,
  maxDigits = LIMITS.mobileLength,
  className,
  ...value
}: PhoneFieldProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const isReady = useIsCountryInputReady(isFocused);
  const input = controlProps(id, { error, hint, isRequired });
  const handleChange = ({ dialCode, number }: PhoneValue) => onChange({ dialCode, number: number.slice(0, maxDigits) });
  const props = { ...value, onChange: handleChange, maxDigits, input };
  return (
    <FieldFrame id={id} {...{ label, error, hint, className }}>
      <div
        className={styles.phone}
        data-invalid={error ? '' : undefined}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setFocused(false);
          onBlur?.();
        }}
      >
        {isReady ? (
          <Suspense fallback={<PlainPhoneInput {...props} />}>
            <CountryPhoneInput {...props} />
          </Suspense>
        ) : (
          <PlainPhoneInput {...props} />
        )}
      </div>
    </FieldFrame>
  );
}

/** Returns whether the library's input may replace the plain one: once it has loaded, but not while a field has the focus. */
function useIsCountryInputReady(isFocused: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadCountryInput().then(
      () => {
        if (isCurrent) setLoaded(true);
      },
      // The chunk did not come: the plain inputs stay.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (isLoaded && !isReady && !isFocused) setReady(true);
  return isReady;
}
