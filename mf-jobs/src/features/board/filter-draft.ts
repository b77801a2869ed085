import { JOB_LIMITS, readMoney } from '@alltalent/shared/contracts';
import { findAgeErrors } from '@alltalent/shared/ui/listing';
import { tidyText } from '@alltalent/shared/ui/listing/filter-params';
import type { FilterChange, JobFilter } from './job-filter';

const TEXTS = ['q', 'location'] as const;
const NUMBERS = ['category', 'pay_min', 'pay_max', 'gender', 'age_min', 'age_max', 'closing', 'posted'] as const;
const TYPED: readonly string[] = [...TEXTS, 'pay_min', 'pay_max', 'age_min', 'age_max'];

/** The fields as they stand on the page: what is typed or chosen, before it is searched. */
export type FilterDraft = Readonly<Record<(typeof TEXTS)[number] | (typeof NUMBERS)[number], string>> & {
  readonly remote: boolean;
  readonly paid: boolean;
};
export type RangeName = 'pay_min' | 'pay_max' | 'age_min' | 'age_max';
export type DraftErrors = Partial<Readonly<Record<keyof FilterDraft, string>>>;

/** What every group of filter fields is given. */
export type FilterFieldsProps = {
  readonly draft: FilterDraft;
  readonly errors: DraftErrors;
  readonly onEdit: (change: Partial<FilterDraft>) => void;
};

export function toDraft(filter: JobFilter): FilterDraft {
  const { q, location, remote, paid } = filter;
  const text = (name: (typeof NUMBERS)[number]) => String(filter[name] ?? '');
  return {
    q,
    location,
    remote,
    paid,
    category: text('category'),
    pay_min: text('pay_min'),
    pay_max: text('pay_max'),
    gender: text('gender'),
    age_min: text('age_min'),
    age_max: text('age_max'),
    closing: text('closing'),
    posted: text('posted'),
  };
}

export function toChange(draft: FilterDraft): FilterChange {
  const { q, location, remote, paid } = draft;
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, toNumber(name, draft[name])]));
  return { q: tidyText(q), location: tidyText(location), remote, paid, ...numbers };
}

export const CLEAR_DRAFT: FilterDraft = toDraft({ q: '', location: '', remote: false, paid: false, page: 1 });

/** Text that is still being typed is searched when it pauses; a choice is searched at once. */
export function isTyped(change: Partial<FilterDraft>): boolean {
  return Object.keys(change).every((name) => TYPED.includes(name));
}

/** Values that cannot be searched, by the fields that hold them. */
export function findErrors({ pay_min, pay_max, age_min, age_max }: FilterDraft): DraftErrors {
  const { from, to } = findAgeErrors(age_min, age_max);
  return { ...sumErrors(pay_min, pay_max), ...(from && { age_min: from }), ...(to && { age_max: to }) };
}

function sumErrors(pay_min: string, pay_max: string): DraftErrors {
  const [min, max] = [readMoney(pay_min, JOB_LIMITS.pay), readMoney(pay_max, JOB_LIMITS.pay)];
  const isTurned = min.kind === 'sum' && max.kind === 'sum' && min.sum > max.sum;
  return {
    ...(min.kind === 'mistake' ? { pay_min: min.message } : isTurned ? { pay_min: 'The first sum must be the smaller one' } : {}),
    ...(max.kind === 'mistake' ? { pay_max: max.message } : {}),
  };
}

function toNumber(name: (typeof NUMBERS)[number], text: string): number | undefined {
  if (name !== 'pay_min' && name !== 'pay_max') return text === '' ? undefined : Number(text);
  const read = readMoney(text, JOB_LIMITS.pay);
  return read.kind === 'sum' ? read.sum : undefined;
}
