import { type AdType, AD_TYPES, LEAD_APP, LEAD_FORMS, LIMITS, MESSAGES, type StoreLeadInput } from '@alltalent/shared/contracts';
import { errorsOf, type FormErrors } from '@alltalent/shared/public-form';
import { isPhoneNumber, type PhoneDraft } from '@alltalent/shared/ui/form';

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

/** The messages of the form's rules; what is wrong with the country code is said in the number's field. */
export async function validateLead(values: LeadValues, target: LeadTarget): Promise<FormErrors> {
  const fields = fieldsOf(values, target);
  const { county_code: dialCode, ...errors } = await errorsOf(LEAD_FORMS[target.adType], fields);
  const mobile = errors['mobile_number'] ?? dialCode;
  if (mobile) return { ...errors, mobile_number: mobile };
  const isNumber = await isPhoneNumber({ dialCode: fields.county_code, number: fields.mobile_number });
  return isNumber ? errors : { ...errors, mobile_number: MESSAGES.leadMobileInvalid };
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
    ad_url: `${origin}${pathname}${search}`.slice(0, LIMITS.urlLength),
    website: values.website,
  };
}

const NOTHING_ASKED = { last_name: '', company_name: '', photoshot_desc: '', app_id: '', app_name: '' } as const;
