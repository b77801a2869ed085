import { MESSAGES, type ShareTalentsInput, shareTalentsSchema } from '@alltalent/shared/contracts';
import { isPhoneNumber, type PhoneDraft } from '@alltalent/shared/ui/form';
import { yupToFormErrors } from 'formik';
import type { ShareErrors, ShareValues } from './share-values';

const FIELDS = shareTalentsSchema.omit(['selected_profiles']);

function fieldsOf({ mobile_number: sender, receiver_contact_no: receiver, works_days, ...texts }: ShareValues, usualDialCode: string) {
  return {
    ...texts,
    works_days: Number(works_days),
    mobile_number: sender.number,
    country_code: sender.dialCode ?? usualDialCode,
    receiver_contact_no: receiver.number,
    receiver_country_code: receiver.dialCode ?? usualDialCode,
  };
}

/** The messages of the server's own rules; what is wrong with a country code is said at its number. */
export async function validateShare(values: ShareValues, usualDialCode: string): Promise<ShareErrors> {
  const [errors, sender, receiver] = await Promise.all([
    checkFields(values, usualDialCode),
    refuseNumber(values.mobile_number, usualDialCode),
    refuseNumber(values.receiver_contact_no, usualDialCode),
  ]);
  return { ...(sender && { mobile_number: sender }), ...(receiver && { receiver_contact_no: receiver }), ...errors };
}

async function refuseNumber({ dialCode, number }: PhoneDraft, usualDialCode: string): Promise<string | null> {
  return (await isPhoneNumber({ dialCode: dialCode ?? usualDialCode, number })) ? null : MESSAGES.leadMobileInvalid;
}

async function checkFields(values: ShareValues, usualDialCode: string): Promise<ShareErrors> {
  try {
    await FIELDS.validate(fieldsOf(values, usualDialCode), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    const { country_code: senders, receiver_country_code: receivers, ...errors } = yupToFormErrors<Record<string, string>>(error);
    return {
      ...(senders ? { mobile_number: senders } : {}),
      ...(receivers ? { receiver_contact_no: receivers } : {}),
      ...errors,
    };
  }
}

export function toShare(values: ShareValues, ids: readonly number[], usualDialCode: string): ShareTalentsInput {
  return { ...FIELDS.cast(fieldsOf(values, usualDialCode), { stripUnknown: true }), selected_profiles: [...ids] };
}
