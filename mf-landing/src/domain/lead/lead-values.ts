import {
  type AdType,
  AD_TYPES,
  LEAD_APP,
  LEAD_FORMS,
  type LeadField,
  LIMITS,
  MESSAGES,
  type StoreLeadInput,
} from '@alltalent/shared/contracts';
import { isPhoneNumber, type PhoneDraft } from '@alltalent/shared/ui/form';
import { yupToFormErrors } from 'formik';

/** What is typed, under the names of the wire; the country code belongs to the number. */
export type LeadValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email_id: string;
  readonly mobile_number: PhoneDraft;
  readonly company_name: string;
  readonly photoshot_desc: string;
  readonly website: string;
};

export type Lead = Omit<StoreLeadInput, 'form_token'>;

export const EMPTY_LEAD: LeadValues = {
  first_name: '',
  last_name: '',
  email_id: '',
  mobile_number: { dialCode: null, number: '' },
  company_name: '',
  photoshot_desc: '',
  website: '',
};

/** A form as it stands: its page, and the dial code that is shown while nobody has chosen one. */
export type LeadTarget = { readonly adType: AdType; readonly usualDialCode: string };

function fieldsOf({ mobile_number: { dialCode, number }, ...values }: LeadValues, { usualDialCode }: LeadTarget) {
  return { ...values, mobile_number: number, county_code: dialCode ?? usualDialCode };
}

type LeadErrors = Partial<Record<keyof LeadValues, string>>;

/** The messages of the form's rules; what is wrong with the country code is said in the number's field. */
export async function validateLead(values: LeadValues, target: LeadTarget): Promise<LeadErrors> {
  const errors = await checkFields(values, target);
  if (errors.mobile_number) return errors;
  const { mobile_number: number, county_code: dialCode } = fieldsOf(values, target);
  return (await isPhoneNumber({ dialCode, number })) ? errors : { ...errors, mobile_number: MESSAGES.leadMobileInvalid };
}

async function checkFields(values: LeadValues, target: LeadTarget): Promise<LeadErrors> {
  try {
    await LEAD_FORMS[target.adType].validate(fieldsOf(values, target), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    const { county_code: dialCode, ...errors } = yupToFormErrors<Record<LeadField, string>>(error);
    return dialCode && !errors.mobile_number ? { ...errors, mobile_number: dialCode } : errors;
  }
}

/** The form as it is sent, with the address of its own page. */
export function toLead(values: LeadValues, target: LeadTarget): Lead {
  const fields = LEAD_FORMS[target.adType].cast(fieldsOf(values, target), { stripUnknown: true });
  const { origin, pathname, search } = window.location;
  return {
    ...NOTHING_ASKED,
    ...fields,
    ...(target.adType === AD_TYPES.photoshoot ? LEAD_APP : {}),
    ad_type: target.adType,
    ad_url: `${origin}${pathname}${search}`.slice(0, LIMITS.addressLength),
    website: values.website,
  };
}

const NOTHING_ASKED = { last_name: '', company_name: '', photoshot_desc: '', app_id: '', app_name: '' } as const;
