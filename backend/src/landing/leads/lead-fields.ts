import { LEAD_FORMS, LEAD_PAGES, type LeadField, LIMITS, MESSAGES, type StoreLeadInput } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { checked } from '../../kernel/http/validated.pipe';
import { splitPhone } from '../../auth';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import type { LeadEntity } from './lead.entity';

export type LeadFields = Pick<
  LeadEntity,
  'adType' | 'adUrl' | 'firstName' | 'lastName' | 'email' | 'dialCode' | 'mobile' | 'description' | 'companyName' | 'appId' | 'appName'
>;

/** Returns the fields to store of a form; fields the form does not have stay ''. Throws VALIDATION_FAILED with the form's own messages. */
export function leadFieldsOf(input: StoreLeadInput, publicUrl: string): LeadFields {
  const { ad_type } = input;
  const form: Partial<Record<LeadField, string>> = checked(LEAD_FORMS[ad_type], cleaned(input));
  const phone = splitPhone(form.mobile_number ?? '', form.county_code ?? '');
  if (!phone) throw new DomainError('VALIDATION_FAILED', { fields: { mobile_number: MESSAGES.leadMobileInvalid } });
  const isOfProgram = ad_type === 'Product Photoshoot';
  return {
    adType: ad_type,
    adUrl: pageOnSite(input.ad_url, publicUrl) ?? LEAD_PAGES[ad_type],
    firstName: form.first_name ?? '',
    lastName: form.last_name ?? '',
    email: form.email_id ?? '',
    dialCode: phone.dialCode,
    mobile: phone.digits,
    description: form.photoshot_desc ?? '',
    companyName: form.company_name ?? '',
    appId: isOfProgram ? oneLine(input.app_id) : '',
    appName: isOfProgram ? oneLine(input.app_name) : '',
  };
}

/** Normalises white space: only the description keeps line breaks. Removes the + of the dial code. */
function cleaned(input: StoreLeadInput): StoreLeadInput {
  return {
    ...input,
    first_name: oneLine(input.first_name),
    last_name: oneLine(input.last_name),
    company_name: oneLine(input.company_name),
    photoshot_desc: severalLines(input.photoshot_desc),
    county_code: input.county_code.replace('+', ''),
  };
}

/** Returns path and query of a URL of this site; null for other URLs. */
function pageOnSite(text: string, publicUrl: string): string | null {
  const isAbsolute = /^https?:\/\//iu.test(text);
  if (!isAbsolute && !/^\/(?![/\\])/u.test(text)) return null;
  if (!URL.canParse(text, publicUrl)) return null;
  const { origin, pathname, search } = new URL(text, publicUrl);
  const page = pathname + search;
  return origin === new URL(publicUrl).origin && page.length <= LIMITS.urlLength ? page : null;
}
