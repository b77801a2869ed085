import { MEDIUM_TYPE, MESSAGES, type MediumType, mediumTypeOf } from '@alltalent/shared/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../platform/domain-error';

/** Where a code goes. `value` is an e-mail address in lower case, or a phone number as E.164: '+919876543210'. */
export type Medium = { readonly type: MediumType; readonly value: string };

const DEFAULT_DIAL_CODE = '91';

/** What a person typed, as a medium. `field` is the wire name that a refusal belongs to. */
export function parseMedium(text: string, dialCode: string, field: string): Medium {
  if (mediumTypeOf(text) === MEDIUM_TYPE.email) return { type: MEDIUM_TYPE.email, value: text.trim().toLowerCase() };
  const value = toE164(text, dialCode);
  if (value === null)
    throw new DomainError('VALIDATION_FAILED', { detail: MESSAGES.enterPhoneNumber, fields: { [field]: MESSAGES.enterPhoneNumber } });
  return { type: MEDIUM_TYPE.phone, value };
}

/** '+919876543210', or null for what is no phone number anywhere. */
export function toE164(text: string, dialCode: string): string | null {
  const digits = text.replace(/\D/gu, '');
  const code = dialCode.replace(/\D/gu, '') || DEFAULT_DIAL_CODE;
  const number = parsePhoneNumberFromString(text.trim().startsWith('+') ? `+${digits}` : `+${code}${digits}`);
  return number?.isValid() ? number.number : null;
}
