import { DECLARATIONS } from '@alltalent/shared/contracts';
import type { Schema } from 'yup';
import { DomainError } from '../domain-error';
import { validated } from './validated.pipe';

function fieldsOf(schema: Schema, input: object): Readonly<Record<string, string>> {
  try {
    validated(schema).transform(input, { type: 'body' });
  } catch (error) {
    return error instanceof DomainError ? (error.options.fields ?? {}) : { unexpected: String(error) };
  }
  return {};
}

const CODES = {
  'to log in': [DECLARATIONS.verifyCode.input, 'otps'],
  'to prove to be the owner': [DECLARATIONS.confirmAccountCode.input, 'otps'],
  'to change the address': [DECLARATIONS.confirmContact.input, 'otps'],
  'to share': [DECLARATIONS.verifyShareCode.input, 'otp'],
} as const;

test.each(Object.entries(CODES))('SEC-16 a code %s is six texts of one digit, never numbers', (_what, [schema, name]) => {
  const digits = [1, 2, 3, 4, 5, 6];
  expect(Object.keys(fieldsOf(schema, { [name]: digits }))).toContain(`${name}[0]`);
  expect(Object.keys(fieldsOf(schema, { [name]: digits.map(String) })).filter((field) => field.startsWith(name))).toEqual([]);
});

test('SEC-16 the code of a lead is a text, never a number', () => {
  expect(fieldsOf(DECLARATIONS.verifyLead.input, { ps_otp: 123456 })).toEqual({ ps_otp: 'Must be text' });
  expect(fieldsOf(DECLARATIONS.verifyLead.input, { ps_otp: '123456' })).toEqual({});
});

test.each([true, false, 7])('API-20 %j is no name, no e-mail address and no message', (value) => {
  const { signUp, storeLead, sendContactMessage } = DECLARATIONS;
  for (const [schema, names] of [
    [signUp.input, ['first_name', 'last_name', 'signup_email']],
    [storeLead.input, ['first_name', 'email_id', 'photoshot_desc', 'ad_url']],
    [sendContactMessage.input, ['name', 'message', 'email_id']],
  ] as const)
    for (const name of names) expect(fieldsOf(schema, { [name]: value })).toMatchObject({ [name]: 'Must be text' });
});

test('API-20 booleans are no numbers', () => {
  expect(fieldsOf(DECLARATIONS.toggleFavourite.input, { talent_id: true })).toEqual({ talent_id: 'Must be a number' });
  expect(fieldsOf(DECLARATIONS.toggleFavourite.input, { talent_id: '3' })).toEqual({});
});

test('API-20 phone numbers and dial codes may come as numbers', () => {
  const lead = { first_name: 'Nila', mobile_number: 9876543210, county_code: 91, ad_type: 'Singer' };
  expect(fieldsOf(DECLARATIONS.storeLead.input, lead)).toEqual({});
  expect(fieldsOf(DECLARATIONS.sendCode.input, { otp_send_medium: 9876543210, county_code: 91 })).toEqual({});
});
