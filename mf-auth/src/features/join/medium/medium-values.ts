import { loginSchema, MESSAGES } from '@alltalent/shared/contracts';
import type { FormikErrors } from 'formik';
import { isPhoneNumber, type PhoneDraft } from '@alltalent/shared/ui/form';
import { emailMedium, isPhone, type Medium, phoneMedium } from '../panel/medium';

export type MediumKind = 'email' | 'phone';
export type MediumValues = { readonly kind: MediumKind; readonly otp_send_medium: string; readonly phone: PhoneDraft };

export function asValues(medium: Medium | null): MediumValues {
  if (medium && isPhone(medium)) {
    return { kind: 'phone', otp_send_medium: '', phone: { dialCode: medium.dialCode, number: medium.value } };
  }
  return { kind: 'email', otp_send_medium: medium?.value ?? '', phone: { dialCode: null, number: '' } };
}

export function asMedium({ kind, otp_send_medium, phone }: MediumValues, usualDialCode: string): Medium {
  return kind === 'phone' ? phoneMedium(phone.number, phone.dialCode ?? usualDialCode) : emailMedium(otp_send_medium);
}

/** The field that is shown for a kind. */
export function fieldOf(kind: MediumKind): 'phone' | 'otp_send_medium' {
  return kind === 'phone' ? 'phone' : 'otp_send_medium';
}

export async function validateMedium(
  { kind, otp_send_medium, phone: { dialCode, number } }: MediumValues,
  usualDialCode: string,
): Promise<FormikErrors<Record<keyof MediumValues, string>>> {
  if (kind === 'phone') {
    const isValid = number !== '' && (await isPhoneNumber({ dialCode: dialCode ?? usualDialCode, number }));
    return isValid ? {} : { phone: MESSAGES.enterPhoneNumber };
  }
  return loginSchema.isValidSync({ otp_send_medium }) ? {} : { otp_send_medium: MESSAGES.enterEmail };
}
