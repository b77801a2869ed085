import {
  counterOfferSchema,
  type FeeUnit,
  HIRING_LIMITS,
  MONEY_MISTAKES,
  readMoney,
  USAGE_MEDIA,
  type UsageMedium,
} from '@alltalent/shared/contracts';
import { errorsIn } from '@alltalent/shared/ui/form';
import { addDays } from '@alltalent/shared/contracts';
import { todayInIndia } from '../days/days';
import { t } from '../../messages';
import type { TermsInput, TermsValues } from './terms-start';

/** What is sent for what was typed. A fee that is no sum is NaN, which the schema refuses. */
export function toTermsInput({ answer_by, text, fee, fee_unit, ...typed }: TermsValues): TermsInput {
  const read = readMoney(fee, HIRING_LIMITS.fee);
  const sum = read.kind === 'sum' ? read.sum : Number.NaN;
  const words = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
  return {
    terms: { ...typed, ...words, usage_media: [...typed.usage_media], fee: sum, fee_unit: fee_unit as FeeUnit },
    answer_by,
    text: text.trim(),
  };
}

/** First mistake of each field. */
export function termsErrors(values: TermsValues): Partial<Record<keyof TermsValues, string>> {
  return { ...schemaMistakes(values), ...feeMistake(values), ...dayMistakes(values) };
}

function schemaMistakes(values: TermsValues): Readonly<Record<string, string>> {
  const errors = errorsIn(counterOfferSchema, { id: 1, version: 1, ...toTermsInput(values) });
  const found = Object.entries(errors).flatMap(([name, message]) => {
    const field = termsFieldOf(name);
    return field === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(found);
}

function feeMistake({ fee, currency }: TermsValues): { readonly fee?: string } {
  const read = readMoney(fee, HIRING_LIMITS.fee);
  if (read.kind !== 'mistake') return {};
  return { fee: read.message === MONEY_MISTAKES.whole && currency !== 'INR' ? t('offers.wholeUnits') : read.message };
}

function dayMistakes({ starts_on: from, ends_on: to, answer_by: last }: TermsValues): Partial<Record<keyof TermsValues, string>> {
  const today = todayInIndia();
  return {
    ...(from !== '' && from < today ? { starts_on: t('offers.firstDayPast') } : {}),
    ...(from !== '' && to !== '' && to < from ? { ends_on: t('offers.lastBeforeFirst') } : {}),
    ...(from !== '' && to >= addDays(from, HIRING_LIMITS.days) ? { ends_on: t('offers.tooManyDays', { count: HIRING_LIMITS.days }) } : {}),
    ...(to !== '' && last > to ? { answer_by: t('offers.answerAfterWork') } : {}),
    ...(last !== '' && last < today ? { answer_by: t('offers.answerPast') } : {}),
    ...(last > addDays(today, HIRING_LIMITS.answerInDays)
      ? { answer_by: t('offers.answerLate', { count: HIRING_LIMITS.answerInDays }) }
      : {}),
  };
}

const NAMES: Readonly<Record<keyof TermsValues, true>> = {
  title: true,
  role: true,
  starts_on: true,
  ends_on: true,
  call_time: true,
  time_zone: true,
  place: true,
  fee: true,
  currency: true,
  fee_unit: true,
  usage_media: true,
  usage_territory: true,
  usage_period: true,
  expenses: true,
  bring: true,
  answer_by: true,
  text: true,
};

/** Field of the form for a name of the server: 'terms.fee' is 'fee'. */
export function termsFieldOf(name: string): string | undefined {
  const [field = ''] = name.replace(/^terms\./u, '').split(/[.[]/u);
  return field in NAMES ? field : undefined;
}

const isMedium = (value: unknown): value is UsageMedium => USAGE_MEDIA.some((medium) => medium === value);

/** What was typed before, over what a form begins with. */
export function mergeDraft(start: TermsValues, stored: string | null): TermsValues {
  const draft = parse(stored);
  const texts = Object.keys(NAMES).flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]] as const] : []));
  const media = draft['usage_media'];
  return { ...start, ...Object.fromEntries(texts), ...(Array.isArray(media) ? { usage_media: media.filter(isMedium) } : {}) };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
