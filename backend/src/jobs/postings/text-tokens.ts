import { toAsciiDigits } from '@alltalent/shared/contracts';
import { NUMBER_WORDS } from './review-term-list';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WORD_OR_NUMBER = /\p{Nd}+|[\p{L}\p{M}]+/gu;
const INVISIBLE = /\p{Cf}/gu;
const ACCENT = /[\u0300-\u036f]/gu;
/** Letters by the digit that stands for them within a word. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Fewest number words in a row that count as a telephone number. */
const SPOKEN_NUMBER = 7;
const SPOKEN = new Set(phrasesOf(NUMBER_WORDS));

/** Converts text to lower case without accents and invisible characters, with ASCII digits. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(INVISIBLE, '').replace(ACCENT, '').normalize('NFC');
  return toAsciiDigits(plain).toLowerCase();
}

/** Splits a text into tokens, in order. 'k1ds' becomes 'kids', and spaced letters, 'k i d s', also give the word they spell. */
export function splitTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  let spelt = '';
  let end = -2;
  const close = () => {
    if (spelt.length > 2) tokens.push(spelt);
    spelt = '';
  };
  for (const { 0: word, index: at } of fold(text).matchAll(WORD)) {
    const isLetter = [...word].length === 1;
    if (!isLetter || at - end !== 1) close();
    if (isLetter) spelt += word;
    tokens.push(withLetters(word));
    end = at + word.length;
  }
  close();
  return tokens;
}

/** Splits a text into words and numbers, in order: '12yrs' is a number and a word. */
export function splitNumbers(text: string): readonly string[] {
  return fold(text).match(WORD_OR_NUMBER) ?? [];
}

/** Splits a list into its phrases, folded as texts are: 'a, b c' gives ['a', 'b c']. */
export function phrasesOf(list: string): readonly string[] {
  return list.split(',').map((entry) => (fold(entry).match(WORD) ?? []).join(' '));
}

export function hasSpokenNumber(tokens: readonly string[]): boolean {
  let length = 0;
  return tokens.some((token) => {
    length = SPOKEN.has(token) ? length + 1 : 0;
    return length >= SPOKEN_NUMBER;
  });
}

export type PhraseIndex = { readonly find: (tokens: readonly string[]) => string[] };

/** Makes an index that finds the phrases of a list; each token is compared only with phrases that begin with it. */
export function toPhraseIndex(list: string): PhraseIndex {
  const phrases = new Map<string, string[][]>();
  for (const entry of phrasesOf(list)) {
    const [first = '', ...rest] = entry.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  const startingAt = (tokens: readonly string[], at: number) => {
    const fitting = (phrases.get(tokens[at] ?? '') ?? []).filter((rest) => rest.every((word, offset) => tokens[at + 1 + offset] === word));
    return fitting.map((rest) => [tokens[at], ...rest].join(' '));
  };
  return { find: (tokens) => [...new Set(tokens.flatMap((_token, at) => startingAt(tokens, at)))] };
}

function withLetters(word: string): string {
  if (!/\p{L}/u.test(word) || !/[013457]/u.test(word)) return word;
  return word.replace(/[013457]/gu, (digit) => LETTERS[digit] ?? digit);
}
