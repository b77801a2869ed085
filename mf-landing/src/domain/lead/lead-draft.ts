import { tabMemory } from '@alltalent/shared/api';
import type { AdType } from '@alltalent/shared/contracts';
import { EMPTY_LEAD, type LeadValues } from './lead-values';

const keyOf = (adType: AdType) => `alltalent.lead-draft.v1.${adType}`;

/** What was typed before a reload. */
export function readDraft(adType: AdType): LeadValues {
  try {
    return asValues(JSON.parse(tabMemory.read(keyOf(adType)) ?? 'null'));
  } catch {
    return EMPTY_LEAD;
  }
}

/** Keeps what is typed through a reload; an empty form leaves nothing behind. */
export function keepDraft(adType: AdType, { website: _trap, ...typed }: LeadValues): void {
  const isEmpty = typed.mobile_number.number === '' && Object.values(typed).every((value) => typeof value !== 'string' || value === '');
  tabMemory.write(keyOf(adType), isEmpty ? null : JSON.stringify(typed));
}

function asValues(draft: unknown): LeadValues {
  if (!isRecord(draft)) return EMPTY_LEAD;
  const text = (name: string) => textOf(draft[name]) ?? '';
  const mobile = isRecord(draft['mobile_number']) ? draft['mobile_number'] : {};
  return {
    ...EMPTY_LEAD,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email_id: text('email_id'),
    mobile_number: { dialCode: textOf(mobile['dialCode']), number: textOf(mobile['number']) ?? '' },
    company_name: text('company_name'),
    photoshot_desc: text('photoshot_desc'),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
