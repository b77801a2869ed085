import { bound, type Condition } from '../schema/condition';

export type TokenPlan = 'postings first' | 'rows first';

/** Highest code point, which sorts after every letter. */
const AFTER_ANY_LETTER = '\u{10FFFF}';

/** A token to look for, or the beginning of one. */
export type WantedToken = { readonly token: string; readonly isBeginning: boolean };

/** Marks the last token as a beginning; all must be found. */
export function toWantedTokens(tokens: readonly string[]): WantedToken[] {
  return tokens.map((token, index) => ({ token, isBeginning: index === tokens.length - 1 }));
}

/** Makes a condition on rows `w` of a table of tokens. Ranges instead of LIKE need no escaping and use the index on every engine. */
export function tokenCondition({ token, isBeginning }: WantedToken): Condition {
  return isBeginning ? bound('w.word >= ? AND w.word < ?', token, `${token}${AFTER_ANY_LETTER}`) : bound('w.word = ?', token);
}

export function tokenConditions(tokens: readonly string[], plan: TokenPlan): Condition[] {
  return toWantedTokens(tokens).map((wanted) => {
    const { text, values } = tokenCondition(wanted);
    // One letter begins a tenth of all tokens: beside others it is checked for the talents they find, never read whole.
    const isWide = wanted.isBeginning && wanted.token.length === 1 && tokens.length > 1;
    // A scalar sub-query stays a look-up per row; EXISTS would be turned into the join that the plan avoids.
    return plan === 'rows first' || isWide
      ? bound(`(SELECT 1 FROM talent_word w WHERE ${text} AND w.talent_id = s.id LIMIT 1) = 1`, ...values)
      : bound(`s.id IN (SELECT w.talent_id FROM talent_word w WHERE ${text})`, ...values);
  });
}
