import type { JobDetail } from '@alltalent/shared/contracts';

/** A city in the form search engines read. */
export type PostingPlace = { readonly city: string; readonly state: string; readonly country: string };

const COUNTRY = 'India';
/** Units of schema.org by our own; pay in any other unit is given without one. */
const UNITS: Readonly<Record<string, string>> = { 'per hour': 'HOUR', 'per day': 'DAY', 'per week': 'WEEK', 'per month': 'MONTH' };

/** Makes the JobPosting (schema.org) of an open job; empty when the place of work is not known. */
export function jobPosting(job: JobDetail, place: PostingPlace | null, url: string): Record<string, unknown>[] {
  if (!place && !job.is_remote) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: job.title,
      description: describeWhole(job),
      identifier: { '@type': 'PropertyValue', name: 'All Talent', value: String(job.id) },
      url,
      datePosted: job.posted_on,
      validThrough: `${job.closes_on}T23:59:59+05:30`,
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: job.posted_by },
      ...placeOf(job, place),
      ...salaryOf(job),
      directApply: true,
    },
  ];
}

function describeWhole({ details, roles, usage }: JobDetail): string {
  const parts = roles.map(({ name, details: about }) => (about === '' ? name : `${name}: ${about}`));
  return [details, ...parts, usage].filter((text) => text !== '').join('\n\n');
}

function placeOf({ is_remote }: JobDetail, place: PostingPlace | null) {
  const address = place && {
    '@type': 'PostalAddress',
    addressLocality: place.city,
    addressRegion: place.state,
    addressCountry: place.country,
  };
  return {
    ...(address ? { jobLocation: { '@type': 'Place', address } } : {}),
    ...(is_remote ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: COUNTRY } } : {}),
  };
}

function salaryOf({ pay_kind, pay, pay_max, currency, pay_unit }: JobDetail) {
  if (pay_kind !== 'paid' || pay <= 0) return {};
  const unitText = UNITS[pay_unit];
  const isRange = typeof pay_max === 'number' && pay_max > pay;
  const sum = isRange ? { minValue: pay, maxValue: pay_max } : { value: pay };
  const value = { '@type': 'QuantitativeValue', ...sum, ...(unitText === undefined ? {} : { unitText }) };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}
