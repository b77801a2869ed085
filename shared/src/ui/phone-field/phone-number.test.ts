import { parsePhone, splitPhone } from './phone-number';

const CODES = ['1', '44', '91', '971', '9'];

describe('parsePhone', () => {
  test.each([
    ['98765 43210', '91', '91', '9876543210'],
    ['+91 98765-43210', '91', '91', '9876543210'],
    ['919876543210', '91', '91', '9876543210'],
    ['0091 98765 43210', '91', '91', '9876543210'],
    ['+91+919876543210', '91', '91', '9876543210'],
    ['9123456789', '91', '91', '9123456789'],
    ['17025551234', '1', '1', '7025551234'],
    ['+44 7700 900123', '91', '44', '7700900123'],
    ['+971 50 123 4567', '91', '971', '501234567'],
    ['(702) 555-1234', '1', '1', '7025551234'],
    ['no digits', '91', '91', ''],
    ['1234567890123456789', '44', '44', '1234567890123456789'],
  ])('%s after choosing +%s is +%s %s: the dial code is never doubled', (text, chosen, dialCode, number) => {
    expect(parsePhone(text, chosen, CODES)).toEqual({ dialCode, number });
  });
});

describe('splitPhone', () => {
  test.each([
    ['919876543210', '91', '9876543210'],
    ['91', '91', ''],
    ['9', '91', ''],
    ['', '91', ''],
  ])('%s with +%s has the number %s', (digits, dialCode, number) => {
    expect(splitPhone(digits, dialCode)).toEqual({ dialCode, number });
  });
});
