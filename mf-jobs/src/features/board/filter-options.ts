import type { SelectOption } from '@alltalent/shared/ui';

const days = (counts: readonly number[], format: (count: number) => string): readonly SelectOption[] =>
  counts.map((count) => ({ value: String(count), label: format(count) }));

/** The call's last day is at most so far. */
export const CLOSING_OPTIONS = days([3, 7, 30], closingText);
export const POSTED_OPTIONS = days([1, 7, 30], postedText);

export function closingText(count: number): string {
  if (count === 1) return 'In a day';
  return count === 7 ? 'In a week' : `In ${count} days`;
}

export function postedText(count: number): string {
  if (count === 1) return 'Since yesterday';
  return count === 7 ? 'In the last week' : `In the last ${count} days`;
}

/** The usual choices, with the one of the address where it is another. */
export function withChosen(options: readonly SelectOption[], chosen: string, format: (count: number) => string): readonly SelectOption[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: format(Number(chosen)) }];
}
