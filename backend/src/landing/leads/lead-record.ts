import type { Lead } from './lead-archive.repository';

const WIRE_NAMES = {
  id: 'id',
  ad_type: 'adType',
  ad_url: 'adUrl',
  first_name: 'firstName',
  last_name: 'lastName',
  email_id: 'email',
  county_code: 'dialCode',
  mobile_number: 'mobile',
  photoshot_desc: 'description',
  company_name: 'companyName',
  app_id: 'appId',
  app_name: 'appName',
  user_id: 'userId',
  release_version: 'releaseVersion',
  experiment: 'experiment',
  variant: 'variant',
  terms_version: 'termsVersion',
  agreed_at: 'agreedAt',
  created_at: 'createdAt',
  verified_at: 'verifiedAt',
} as const satisfies Readonly<Record<string, keyof Lead>>;

export const LEAD_COLUMNS: readonly string[] = Object.keys(WIRE_NAMES);

/** Maps a lead to wire names, for exports and the webhook; times are in ISO 8601. */
export function leadRecord(lead: Lead): Readonly<Record<string, string | number | null>> {
  const entries = Object.entries(WIRE_NAMES).map(([name, key]) => [name, name.endsWith('_at') ? toIso(lead[key]) : lead[key]]);
  return Object.fromEntries(entries) as Record<string, string | number | null>;
}

function toIso(time: string | number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
