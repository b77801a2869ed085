import './phone-input.vendor.css';
import { type ComponentType, type KeyboardEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import PhoneInput, { type PhoneInputProps as LibraryProps } from 'react-phone-input-2';
import { mendCountryList } from './mend-country-list';
import type { PhoneInputProps } from './phone-input-props';
import styles from './phone-field.module.css';
import { installTypeAhead, type LibraryInstance } from './type-ahead';
import { usePhoneText } from './use-phone-text';

// A class component; its types declare a function and no ref.
const Library = PhoneInput as unknown as ComponentType<LibraryProps & { readonly ref: Ref<LibraryInstance> }>;

/** The library begins to guess a country at two digits. */
const SHORT_CODES: Readonly<Record<string, string>> = { '1': 'us', '7': 'ru' };

/** The country's flag opens the list; number and dial code stand in one input. The library draws flag and list, the text is ours. */
export function CountryPhoneInput({ name, dialCode, number, onChange, maxDigits, input }: PhoneInputProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const connect = useCallback((instance: LibraryInstance) => installTypeAhead(instance), []);
  useEffect(() => mendCountryList(wrapper.current), []);
  // The library breaks when its country is taken away again.
  const [firstCountry] = useState(SHORT_CODES[dialCode]);
  const { choose, input: text } = usePhoneText({ dialCode, number, onChange, maxDigits });
  return (
    <div ref={wrapper} className={styles.country}>
      <Library
        ref={connect}
        country={firstCountry}
        value={`+${dialCode}${number}`}
        preferredCountries={['us', 'gb']}
        preserveOrder={['preferredCountries']}
        placeholder=""
        specialLabel=""
        inputProps={{ ...input, ...text, onKeyDown: keepEnter, name, autoComplete: 'tel', inputMode: 'tel' }}
        onChange={(_digits, country) => choose('dialCode' in country ? country.dialCode : dialCode)}
      />
    </div>
  );
}

/** On Enter the library would leave the input, and the form would not be sent. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}
