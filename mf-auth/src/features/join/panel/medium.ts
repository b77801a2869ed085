import { type JoinProgress, MEDIUM_TYPE, type MediumType } from '@alltalent/shared/contracts';

/** Address a code is sent to: an e-mail address, or the digits of a phone number with its dial code. */
export type Medium = { readonly type: MediumType; readonly value: string; readonly dialCode: string };

export function emailMedium(email: string): Medium {
  return { type: MEDIUM_TYPE.email, value: email.trim().toLowerCase(), dialCode: '' };
}

export function phoneMedium(number: string, dialCode: string): Medium {
  return { type: MEDIUM_TYPE.phone, value: number.replace(/\D/gu, ''), dialCode: dialCode.replace(/\D/gu, '') };
}

export function isPhone({ type }: Medium): boolean {
  return type === MEDIUM_TYPE.phone;
}

/** '+91 9876543210', or the address as it is. */
export function showMedium(medium: Medium): string {
  return isPhone(medium) ? `+${medium.dialCode} ${medium.value}` : medium.value;
}

export function isSameMedium(one: Medium, other: Medium): boolean {
  return one.type === other.type && one.dialCode + one.value === other.dialCode + other.value;
}

/** The medium the server speaks of; it may write a phone number with its dial code. */
export function mediumOf({ medium, mediumtype, county_code }: JoinProgress): Medium {
  if (mediumtype === MEDIUM_TYPE.email) return emailMedium(medium);
  const dialCode = county_code.replace(/\D/gu, '');
  const digits = medium.replace(/\D/gu, '');
  return phoneMedium(medium.startsWith('+') && digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits, dialCode);
}
