import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatPhone, isValidPhone, tidyPhone } from './phone-metadata';
import type { PhoneInputProps } from './phone-input-props';
import { type PhoneValue, readPhone } from './phone-number';
import { digitsAfterCaret, placeCaret } from './place-caret';

type PhoneText = Pick<PhoneInputProps, 'dialCode' | 'number' | 'maxDigits' | 'onChange'>;

/** The text of the field follows from its value, so that what is shown is what is sent. */
export function usePhoneText({ dialCode, number, maxDigits, onChange }: PhoneText) {
  // What is typed of a dial code, or the emptied field: nothing a value can say.
  const [pending, setPending] = useState<string | null>(null);
  const isPending = pending !== null && number === '';
  const caret = useRef<{ readonly input: HTMLInputElement; readonly digitsAfter: number } | null>(null);
  useLayoutEffect(() => {
    if (caret.current && document.activeElement === caret.current.input) placeCaret(caret.current.input, caret.current.digitsAfter);
    caret.current = null;
  });

  const take = (text: string) => {
    const reading = readPhone(text, dialCode);
    setPending(text === '' ? '' : reading.pending);
    onChange(tidyPhone({ dialCode: reading.dialCode, number: reading.number.slice(0, maxDigits) }));
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digitsAfter = digitsAfterCaret(target);
    if (digitsAfter !== null) caret.current = { input: target, digitsAfter };
    take(target.value);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!isWholeNumber(text, dialCode)) return;
    event.preventDefault();
    take(text);
  };
  const choose = (chosen: string) => {
    setPending(null);
    onChange(tidyPhone({ dialCode: chosen, number }));
  };
  const text = isPending ? pending : formatPhone({ dialCode, number });
  return { text, choose, input: { value: text, onChange: handleChange, onPaste: handlePaste, onBlur: () => setPending(null) } };
}

/** A pasted whole number takes the place of what was there; a part goes in where the caret is. */
function isWholeNumber(text: string, chosen: string): boolean {
  if (/^\s*(?:\+|00)/u.test(text.slice(0, 64))) return true;
  const value: PhoneValue = readPhone(text, chosen);
  return isValidPhone(tidyPhone(value));
}
