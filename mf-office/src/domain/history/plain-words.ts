import { formatDay, isDate, momentInIndia } from '@alltalent/shared/contracts';
import { t } from '../../messages/detail';

const TIME = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:\d{2})?/gu;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/gu;
/** Id of an account whose name is not known any more. */
const ACCOUNT = /\b[uc]_\w+/gu;
const SNAKE = /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/giu;

/** Writes a value that no sentence is made for, as far as that goes: days, truths, lists and names of fields in words. */
export function plainly(text: string): string {
  return jsonInWords(text)
    .replaceAll(TIME, (time) => momentInIndia(time))
    .replaceAll(DAY, dayInWords)
    .replaceAll(ACCOUNT, () => t('detail.deleted'))
    .replaceAll(SNAKE, (name) => name.replaceAll('_', ' '))
    .replaceAll(' -> ', ' → ');
}

/** Writes a day such as 2026-11-20 for people; anything else as it is. */
export const dayInWords = (day: string): string => (isDate(day) ? formatDay(day) : day);

/** Writes yes or no. */
export const yesOrNo = (is: boolean): string => (is ? t('detail.yes') : t('detail.no'));

function jsonInWords(text: string): string {
  if (!/^\s*[[{]/u.test(text)) return /^(?:true|false)$/u.test(text) ? yesOrNo(text === 'true') : text;
  try {
    return valueInWords(JSON.parse(text));
  } catch {
    return text;
  }
}

function valueInWords(value: unknown): string {
  if (value === null || value === '') return t('detail.none');
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.length === 0 ? t('detail.none') : value.map(valueInWords).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => t('detail.pairValue', { name: name.replaceAll('_', ' '), value: valueInWords(part) }))
    .join(', ');
}
