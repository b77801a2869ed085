import type { AdType, LeadField } from '@alltalent/shared/contracts';

export type LeadFieldSpec = {
  readonly name: Exclude<LeadField, 'county_code'>;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'phone' | 'area';
  /** Whether two such fields share a row. */
  readonly isHalf?: boolean;
  readonly autoComplete?: string;
  readonly placeholder?: string;
};

const FIRST_NAME = { name: 'first_name', label: 'First name', kind: 'text', isHalf: true, autoComplete: 'given-name' } as const;
const LAST_NAME = { name: 'last_name', label: 'Last name', kind: 'text', isHalf: true, autoComplete: 'family-name' } as const;
const MOBILE = { name: 'mobile_number', label: 'Mobile number', kind: 'phone' } as const;
const EMAIL = { name: 'email_id', label: 'Email', kind: 'email', autoComplete: 'email' } as const;

/** What each form asks for, in the order it checks. */
export const LEAD_FIELDS: Readonly<Record<AdType, readonly LeadFieldSpec[]>> = {
  'Hiring Influencer': [
    FIRST_NAME,
    LAST_NAME,
    MOBILE,
    EMAIL,
    {
      name: 'photoshot_desc',
      label: 'What do you want to promote ?',
      kind: 'area',
      placeholder: 'A new mango soda, launching in Pune in April',
    },
  ],
  Influencer: [FIRST_NAME, LAST_NAME, MOBILE, EMAIL],
  'Product Photoshoot': [
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    MOBILE,
    { name: 'company_name', label: 'Company name', kind: 'text', autoComplete: 'organization' },
    {
      name: 'photoshot_desc',
      label: 'Product description',
      kind: 'area',
      placeholder: 'Twelve cold-pressed oils in 200 ml glass',
    },
  ],
  Singer: [
    { name: 'first_name', label: 'Name', kind: 'text', autoComplete: 'name' },
    { ...EMAIL, label: 'Email ID' },
    { ...MOBILE, label: 'Phone Number' },
    {
      name: 'photoshot_desc',
      label: 'Event Details',
      kind: 'area',
      placeholder: 'A sangeet in Udaipur, 120 guests, 18 February',
    },
  ],
};
