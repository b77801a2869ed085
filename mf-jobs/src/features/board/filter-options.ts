import type { SelectOption } from '@alltalent/shared/ui';

const days = (counts: readonly number[], wordsOf: (count: number) => string): readonly SelectOption[] =>
  counts.map((count) => ({ value: String(count), label: wordsOf(count) }));

/** The call's last day is at most so far. */
export const CLOSING_OPTIONS = days([3, 7, 30], closingInWords);
export const POSTED_OPTIONS = days([1, 7, 30], postedInWords);

export function closingInWords(count: number): string {
  if (count === 1) return 'In a day';
  return count === 7 ? 'In a week' : `In ${count} days`;
}

export function postedInWords(count: number): string {
  if (count === 1) return 'Since yesterday';
  return count === 7 ? 'In the last week' : `In the last ${count} days`;
}

/** The usual choices, with the one of the address where it is another. */
export function withChosen(options: readonly SelectOption[], chosen: string, wordsOf: (count: number) => string): readonly SelectOption[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: wordsOf(Number(chosen)) }];
}
