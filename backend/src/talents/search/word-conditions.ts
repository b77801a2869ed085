import { bound, type Condition } from '../schema/condition';

export type WordPlan = 'postings first' | 'rows first';

/** Sorts after every letter, also after those outside the basic plane. */
const AFTER_ANY_LETTER = '\u{10FFFF}';

/** A word to look for, or the beginning of one. */
export type WantedWord = { readonly word: string; readonly isBeginning: boolean };

/** Every word must be found, the last one by its beginning. */
export function toWantedWords(words: readonly string[]): WantedWord[] {
  return words.map((word, index) => ({ word, isBeginning: index === words.length - 1 }));
}

/** Rows `w` of a table of words. Ranges instead of LIKE: nothing to escape, and the index is used on every engine. */
export function wordCondition({ word, isBeginning }: WantedWord): Condition {
  return isBeginning ? bound('w.word >= ? AND w.word < ?', word, `${word}${AFTER_ANY_LETTER}`) : bound('w.word = ?', word);
}

export function wordConditions(words: readonly string[], plan: WordPlan): Condition[] {
  return toWantedWords(words).map((wanted) => {
    const { text, values } = wordCondition(wanted);
    // One letter begins a tenth of all words: beside other words it is looked up for whom they find, never read whole.
    const isWide = wanted.isBeginning && wanted.word.length === 1 && words.length > 1;
    // A scalar sub-query stays a look-up per row: EXISTS would be turned into the join that the plan wants to avoid.
    return plan === 'rows first' || isWide
      ? bound(`(SELECT 1 FROM talent_word w WHERE ${text} AND w.talent_id = s.id LIMIT 1) = 1`, ...values)
      : bound(`s.id IN (SELECT w.talent_id FROM talent_word w WHERE ${text})`, ...values);
  });
}
