import { AD_TYPES, isDate } from '@alltalent/shared/contracts';
import type { LeadFilter } from '../../landing';

export type LeadOptions = {
  /** Calendar day in India, YYYY-MM-DD; '' for none. */
  readonly since: string;
  /** Short name of a lead form; '' for every one. */
  readonly form: string;
  /** Whether to include leads that were not confirmed. */
  readonly all: boolean;
};
type FormName = keyof typeof AD_TYPES;

export const FORM_NAMES = Object.keys(AD_TYPES);

/** Returns a sentence about the first invalid option; null if all are valid. */
export function refuseLeadOptions({ since, form }: LeadOptions): string | null {
  if (since !== '' && !isDate(since)) return 'Give the day as --since 2026-11-01.';
  if (form !== '' && !isFormName(form)) return `There is no form ${form}. There are ${FORM_NAMES.join(', ')}.`;
  return null;
}

/** Returns the start of a calendar day in India, in ms; 0 for ''. */
export function sinceOf(day: string): number {
  return day === '' ? 0 : Date.parse(`${day}T00:00:00+05:30`);
}

export function leadFilter({ since, form, all }: LeadOptions): LeadFilter {
  return {
    adType: isFormName(form) ? AD_TYPES[form] : null,
    since: sinceOf(since),
    includesUnverified: all,
  };
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(AD_TYPES, name);
}
