import { HIRING_LIMITS, type OfferTerms } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';

const DAY_MS = 24 * 3600 * 1000;

type Days = Pick<OfferTerms, 'starts_on' | 'ends_on'>;

/** Says what is wrong with the days of an offer, by wire name; nothing where all fit. Days are YYYY-MM-DD. */
export function wrongDays({ starts_on: from, ends_on: to }: Days, answerBy: string, today: string): Readonly<Record<string, string>> {
  return {
    ...(from < today && { 'terms.starts_on': t('offers.days.past') }),
    ...(to < from && { 'terms.ends_on': t('offers.days.order') }),
    ...(daysBetween(from, to) >= HIRING_LIMITS.days && { 'terms.ends_on': t('offers.days.many', { days: HIRING_LIMITS.days }) }),
    ...wrongAnswerDay(answerBy, to, today),
  };
}

/** Last moment of the last day for an answer, in India. */
export function endOfAnswerDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+05:30`);
}

/** Texts of terms that the other side reads, by wire name. */
export function textsOf(terms: OfferTerms, text: string): Readonly<Record<string, string>> {
  const { title, role, place, usage_territory: territory, usage_period: period, expenses, bring } = terms;
  return {
    'terms.title': title,
    'terms.role': role,
    'terms.place': place,
    'terms.usage_territory': territory,
    'terms.usage_period': period,
    'terms.expenses': expenses,
    'terms.bring': bring,
    text,
  };
}

function wrongAnswerDay(day: string, endsOn: string, today: string): Readonly<Record<string, string>> {
  if (day < today) return { answer_by: t('offers.days.past') };
  if (daysBetween(today, day) > HIRING_LIMITS.answerInDays)
    return { answer_by: t('offers.days.answerLate', { days: HIRING_LIMITS.answerInDays }) };
  return day > endsOn ? { answer_by: t('offers.days.answerAfter') } : {};
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
