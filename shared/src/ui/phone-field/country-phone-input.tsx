import './phone-input.vendor.css';
import { type ChangeEvent, type ClipboardEvent, type ComponentType, type Ref, useCallback, useEffect, useRef } from 'react';
import PhoneInput, { type PhoneInputProps as LibraryProps } from 'react-phone-input-2';
import { mendCountryList } from './mend-country-list';
import type { PhoneInputProps } from './phone-input-props';
import styles from './phone-field.module.css';
import { parsePhone, splitPhone } from './phone-number';
import { installTypeAhead, type LibraryInstance } from './type-ahead';

// A class component; its types declare a function and no ref.
const Library = PhoneInput as unknown as ComponentType<LibraryProps & { readonly ref: Ref<LibraryInstance> }>;

/** The country's flag opens the list; number and dial code stand in one input. */
export function CountryPhoneInput({ name, dialCode, number, onChange, maxDigits, input }: PhoneInputProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const library = useRef<LibraryInstance | null>(null);
  const connect = useCallback((instance: LibraryInstance) => {
    library.current = instance;
    return installTypeAhead(instance);
  }, []);
  useEffect(() => mendCountryList(wrapper.current), []);

  const parse = (text: string) =>
    onChange(parsePhone(text, dialCode, library.current?.state.onlyCountries.map((country) => country.dialCode) ?? []));
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    // A whole number came in at once (autofill, everything selected): the library would take its first digits for a country.
    if (value !== '' && value.lastIndexOf('+') !== 0) parse(value);
    else library.current?.handleInput(event);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const isPart = number !== '' && selectionEnd === selectionStart && !/^\s*(?:\+|00)/u.test(text);
    if (isPart && value.length > 0) return;
    event.preventDefault();
    parse(text);
  };

  return (
    <div ref={wrapper} className={styles.country}>
      <Library
        ref={connect}
        country={dialCode === '1' ? 'us' : undefined}
        value={`${dialCode}${number}`}
        preferredCountries={['us', 'gb']}
        preserveOrder={['preferredCountries']}
        enableLongNumbers={dialCode.length + maxDigits}
        placeholder=""
        specialLabel=""
        inputProps={{ ...input, name, autoComplete: 'tel', inputMode: 'tel', onChange: handleChange, onPaste: handlePaste }}
        onChange={(digits, country) => onChange(splitPhone(digits, 'dialCode' in country ? country.dialCode : dialCode))}
      />
    </div>
  );
}
