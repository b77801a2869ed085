export const CODE_LENGTH = 6;

/** One entry per box: a digit, or nothing. */
export type CodeSlots = readonly string[];

export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

export function toSlots(value: string): CodeSlots {
  return Array.from({ length: CODE_LENGTH }, (_, index) => value[index] ?? '');
}

/** Writes digits from a box on. A whole code always starts at the first box. */
export function spread(slots: CodeSlots, index: number, digits: string): CodeSlots {
  const start = digits.length >= CODE_LENGTH ? 0 : index;
  return slots.map((old, at) => digits[at - start] ?? old);
}

/** What a box that held `old` should hold after typing, when the caret could be before or after the digit. */
export function typedDigits(old: string, typed: string): string {
  const digits = digitsOf(typed);
  if (digits.length !== 2 || old === '') return digits;
  return digits.startsWith(old) ? digits.slice(1) : digits.slice(0, 1);
}
