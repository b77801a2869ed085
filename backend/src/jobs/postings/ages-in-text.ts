import { LIMITS } from '@alltalent/shared/contracts';
import { AFTER_AGES, AGES_FROM_THREE, BEFORE_AGES, BETWEEN_AGES, NO_AGE_AFTER, NO_AGE_BEFORE } from './review-term-list';
import { splitNumbers, phrasesOf } from './text-tokens';

const [BEFORE, AFTER, BETWEEN] = [BEFORE_AGES, AFTER_AGES, BETWEEN_AGES].map(toSet);
const [NOT_AFTER, NOT_BEFORE] = [NO_AGE_AFTER, NO_AGE_BEFORE].map(toSet);
const LIMITING = toSet('under, below, younger, less');
const NUMBERS_BY_WORD = new Map(phrasesOf(AGES_FROM_THREE).map((word, at) => [word, at + 3]));
/** Most words between 'age' and its number: 'age group of 8'. */
const MOST_BETWEEN = 3;
/** Most words after a number among which one shows that it is no age. */
const MOST_BEHIND = 3;

/** Finds numbers below eighteen that are ages: 'aged 8', 'aged eight', '12 saal', 'under 18'. */
export function agesBelowMajority(text: string): readonly string[] {
  const tokens = splitNumbers(text);
  return tokens.flatMap((token, at) => {
    const value = valueOf(token);
    if (!(value > 0 && value <= LIMITS.ageOfMajority)) return [];
    return [...ageBefore(tokens, at, value), ...ageAfter(tokens, at, value)];
  });
}

function valueOf(token: string): number {
  return token.length <= 2 && /^\d+$/u.test(token) ? Number(token) : (NUMBERS_BY_WORD.get(token) ?? Number.NaN);
}

function ageBefore(tokens: readonly string[], at: number, value: number): string[] {
  let first = at - 1;
  while (at - first <= MOST_BETWEEN && BETWEEN?.has(tokens[first] ?? '')) first -= 1;
  const lead = tokens[first] ?? '';
  const isAge = BEFORE?.has(lead) && (value < LIMITS.ageOfMajority || LIMITING.has(lead));
  return isAge && !NOT_AFTER?.has(tokens[at + 1] ?? '') ? [tokens.slice(first, at + 1).join(' ')] : [];
}

function ageAfter(tokens: readonly string[], at: number, value: number): string[] {
  const unit = tokens[at + 1] ?? '';
  if (value >= LIMITS.ageOfMajority || !AFTER?.has(unit)) return [];
  const behind = tokens.slice(at + 2, at + 2 + MOST_BEHIND);
  const isOld = unit === 'old' || behind.slice(0, 2).some((word) => word === 'old' || word === 'age');
  // 'Six years' is a time more often than an age, and 'six years old' an age.
  if (!isOld && NUMBERS_BY_WORD.has(tokens[at] ?? '')) return [];
  const isTerm = NOT_BEFORE?.has(tokens[at - 1] ?? '') || behind.some((word) => NOT_AFTER?.has(word));
  return isOld || !isTerm ? [`${tokens[at]} ${unit}`] : [];
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(phrasesOf(list));
}
