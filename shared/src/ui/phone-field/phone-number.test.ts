import { type CountryCode, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { formatPhone, isValidPhone, tidyPhone } from './phone-metadata';
import { digitsOf, type PhoneValue, readPhone } from './phone-number';

const COUNTRIES: readonly CountryCode[] = [
  ...(['IN', 'US', 'CA', 'GB', 'AE', 'AU', 'BD', 'BR', 'CN', 'DE'] as const),
  ...(['FR', 'IT', 'JP', 'KE', 'LK', 'NP', 'PK', 'RU', 'SG', 'ZA'] as const),
];
const INDIA: PhoneValue = { dialCode: '91', number: '' };

/** One edit of the field: what stands in it, shown again from its value. */
const edit = (text: string, { dialCode }: PhoneValue) => {
  const reading = readPhone(text, dialCode);
  const value = tidyPhone({ dialCode: reading.dialCode, number: reading.number.slice(0, 17) });
  return { value, shown: text === '' ? '' : (reading.pending ?? formatPhone(value)) };
};

function typeIn(text: string, before: PhoneValue, shownBefore: string) {
  let state = { value: before, shown: shownBefore };
  for (const character of text) state = edit(state.shown + character, state.value);
  return state;
}

describe.each(COUNTRIES)('a mobile number of %s', (country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`No example of ${country}`);
  const dialCode = getCountryCallingCode(country);
  const number = example.nationalNumber;
  const chosen: PhoneValue = { dialCode, number: '' };
  const trunk = example.formatNational();

  test.each([
    ['its digits', number, chosen],
    ['as it is written at home, with its trunk prefix', trunk, chosen],
    ['with a plus', example.number, INDIA],
    ['with a plus and spaces', example.formatInternational(), INDIA],
    ['with 00', `00${dialCode}${number}`, INDIA],
    ['with its dial code and no plus', `${dialCode}${number}`, chosen],
    ['with plus, brackets and dashes', `+${dialCode} (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`, INDIA],
  ])('SGN-02 %s: typed into the empty field, typed after the dial code and pasted, it shows what it sends', (_way, text, before) => {
    for (const { value, shown } of [typeIn(text, before, ''), typeIn(text, before, formatPhone(before)), edit(text, before)]) {
      expect(value).toEqual({ dialCode, number });
      expect(`+${digitsOf(shown)}`).toBe(example.number);
      expect(isValidPhone(value)).toBe(true);
    }
  });
});

test.each([
  ['9812345670', '+91 98123 45670'],
  ['9123456789', '+91 91234 56789'],
  ['+1 (415) 555-2671', '+1 415 555 2671'],
  ['+91+919876543210', '+91 98765 43210'],
  ['+91919876543210', '+91 98765 43210'],
  ['+390612345678', '+39 06 1234 5678'],
])('SGN-02 %s over +91 is %s', (text, shown) => {
  expect(edit(text, INDIA).shown).toBe(shown);
});

test.each([
  ['+91', '812345670'],
  ['+91', '5555555555'],
  ['+44', '9876543210'],
  ['+999', '12345678'],
])('SGN-02 %s %s is no number of any country, and none is made of it', (code, number) => {
  const value = { dialCode: code.slice(1), number };
  expect(isValidPhone(value)).toBe(false);
  expect(tidyPhone(value)).toEqual(value);
  expect(digitsOf(formatPhone(value))).toBe(value.dialCode + number);
});

test('SGN-02 what is not yet a dial code waits and sends no number', () => {
  for (const text of ['+', '+9', '+96', '00', '++']) expect(readPhone(text, '91')).toMatchObject({ dialCode: '91', number: '' });
  expect(readPhone('+9', '91').pending).toBe('+9');
  expect(readPhone('no digits', '91')).toEqual({ dialCode: '91', number: '', pending: null });
});

test('SGN-02 of a text without end only its beginning is read', () => {
  expect(readPhone('+91'.repeat(100_000), '91').number.length).toBeLessThan(64);
});
