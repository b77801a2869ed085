import type { PromoCodeInput, PromoKind } from '@alltalent/shared/contracts';
import { t } from '../../messages/codes';
import type { ListedCode } from './codes.query';

const HUNDREDTHS = 100;
const NUMBER = /^\d{1,7}(?:\.\d{1,2})?$/u;
const WHOLE = /^[1-9]\d{0,6}$/u;

/** A promo code as it is written: numbers as text, sums in rupees and shares in percent. */
export type CodeDraft = {
  readonly code: string;
  readonly kind: PromoKind;
  readonly value: string;
  readonly monthly: boolean;
  readonly year: boolean;
  readonly from: string;
  readonly to: string;
  readonly most_uses: string;
  readonly is_once_per_person: boolean;
};

export const NEW_CODE: CodeDraft = {
  code: '',
  kind: 'percent',
  value: '',
  monthly: true,
  year: true,
  from: '',
  to: '',
  most_uses: '',
  is_once_per_person: true,
};

export function draftOf({ code, kind, value, plans, from, to, most_uses: most, is_once_per_person }: ListedCode): CodeDraft {
  return {
    code,
    kind,
    value: kind === 'shoot' ? '' : String(isInHundredths(kind) ? value / HUNDREDTHS : value),
    monthly: plans.includes('monthly'),
    year: plans.includes('one-year'),
    from,
    to,
    most_uses: most === null ? '' : String(most),
    is_once_per_person,
  };
}

/** Returns the first mistake of each field that the server need not be asked about. */
export function mistakesIn({ code, kind, value, most_uses: most, monthly, year }: CodeDraft): Partial<Record<keyof CodeDraft, string>> {
  const isValue = kind === 'shoot' || (kind === 'days' ? WHOLE.test(value.trim()) : NUMBER.test(value.trim()) && Number(value) > 0);
  return {
    ...(code.trim() === '' ? { code: t('code.noCode') } : {}),
    ...(isValue ? {} : { value: t('code.wrongValue') }),
    ...(most.trim() === '' || WHOLE.test(most.trim()) ? {} : { most_uses: t('code.wrongMost') }),
    ...(monthly || year ? {} : { monthly: t('code.noPlan') }),
  };
}

/** Returns what is sent for a draft; `read`: the code that is changed, null for a new one. */
export function inputOf(draft: CodeDraft, read: ListedCode | null): PromoCodeInput {
  return {
    code: draft.code.trim(),
    kind: draft.kind,
    value: valueOf(draft),
    plans: [...(draft.monthly ? (['monthly'] as const) : []), ...(draft.year ? (['one-year'] as const) : [])],
    excluded_states: read?.kind === draft.kind ? read.excluded_states : [],
    from: draft.from,
    to: draft.to,
    most_uses: draft.most_uses.trim() === '' ? null : Number(draft.most_uses),
    is_once_per_person: draft.is_once_per_person,
    is_active: read?.is_active ?? true,
    version: read?.version ?? '',
  };
}

function valueOf({ kind, value }: CodeDraft): number {
  if (kind === 'shoot') return 0;
  return isInHundredths(kind) ? Math.round(Number(value) * HUNDREDTHS) : Number(value);
}

function isInHundredths(kind: PromoKind): boolean {
  return kind === 'amount' || kind === 'percent';
}
