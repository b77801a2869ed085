import { blockOf, refusePhone } from './phone-policy';
import { maskMedium, parseMedium, splitPhone, toE164 } from './medium';

test('LOG-08 what a person types is an e-mail address or a phone number, whatever signs are in it', () => {
  expect(parseMedium(' Asha.Rao@Example.com ', '', 'f')).toEqual({ type: 2, value: 'asha.rao@example.com' });
  for (const text of ['98765 43210', '(98765) 43210', '+91 98765-43210']) {
    expect(parseMedium(text, '', 'f')).toEqual({ type: 1, value: '+919876543210' });
  }
  expect(parseMedium('202 555 0123', '+1', 'f')).toEqual({ type: 1, value: '+12025550123' });
});

test('LOG-08 a number that exists nowhere is refused in the field it was typed into', () => {
  expect(() => parseMedium('12345', '91', 'medium')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ fields: { medium: 'Please Enter Phone Number' } }) }),
  );
  expect(toE164('+91 5555555555', '')).toBeNull();
});

test('a number is split into dial code and national digits, also when the dial code was pasted with it', () => {
  expect(splitPhone('+91 98765 43210', '91')).toEqual({ dialCode: '91', digits: '9876543210' });
  expect(splitPhone('98765 43210', '+91')).toEqual({ dialCode: '91', digits: '9876543210' });
  for (const none of ['12', '812345670', '919876543210', '5555555555']) expect(splitPhone(none, '91')).toBeNull();
});

test('a medium is shown so that only its owner knows it again', () => {
  expect(maskMedium({ type: 2, value: 'asha.rao@example.com' })).toBe('a***@example.com');
  expect(maskMedium({ type: 1, value: '+919876543210' })).toBe('******10');
});

test.each([
  ['a satellite phone', '+881612345678'],
  ['a satellite phone of another operator', '+870773111632'],
  ['an international premium number', '+979123456789'],
  ['a country that is not on the list', '+12025550123'],
  ['a toll-free number', '+9118001234567'],
  ['a landline', '+911161234567'],
])('SEC-11 %s gets no codes, and the message names the other way', (_kind, number) => {
  expect(refusePhone(number, ['IN'])).toMatch(/use your e-mail address/u);
});

test.each([
  ['premium', '+449012345678'],
  ['VoIP', '+445612345678'],
  ['pager', '+447640123456'],
  ['personal', '+447012345678'],
  ['company-wide', '+443001234567'],
])('SEC-11 a %s number gets no codes where its country does', (_kind, number) => {
  expect(refusePhone(number, ['GB'])).toMatch(/mobile numbers only/u);
});

test('SEC-11 mobile numbers of the listed countries get codes', () => {
  expect(refusePhone('+919876543210', ['IN', 'US'])).toBeNull();
  expect(refusePhone('+12025550123', ['IN', 'US'])).toBeNull();
});

test('SEC-11 neighbours share their first seven digits behind the dial code', () => {
  expect(blockOf('+917000000000')).toBe(blockOf('+917000000019'));
  expect(blockOf('+919876543210')).not.toBe(blockOf('+919876553210'));
});
