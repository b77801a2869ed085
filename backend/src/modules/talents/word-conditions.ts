import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type TalentSearchEntity, TalentWordEntity } from './talent-search.entity';

export type WordPlan = 'postings first' | 'rows first';

/** Sorts after every letter, also after those outside the basic plane. */
const AFTER_ANY_LETTER = '\u{10FFFF}';
/** One Latin letter begins a tenth of all words: it counts as a word of its own, not as a beginning. */
const LONE_LETTER = /^[a-z0-9]$/u;

/** A word to look for, or the beginning of one. */
export type WantedWord = { readonly word: string; readonly isBeginning: boolean };

/** Every word must be found, the last one by its beginning. */
export function toWantedWords(words: readonly string[]): WantedWord[] {
  return words.map((word, index) => ({ word, isBeginning: index === words.length - 1 && !LONE_LETTER.test(word) }));
}

/** Rows `w` of talent_word. Ranges instead of LIKE: nothing to escape, and the index is used on every engine. */
function wordCondition({ word, isBeginning }: WantedWord, name: string): { readonly text: string; readonly values: ObjectLiteral } {
  if (!isBeginning) return { text: `w.word = :${name}`, values: { [name]: word } };
  return { text: `w.word >= :${name} AND w.word < :${name}End`, values: { [name]: word, [`${name}End`]: `${word}${AFTER_ANY_LETTER}` } };
}

export function addWords(query: SelectQueryBuilder<TalentSearchEntity>, words: readonly string[], plan: WordPlan): void {
  toWantedWords(words).forEach((wanted, index) => {
    const { text, values } = wordCondition(wanted, `word${index}`);
    const posting = query.subQuery().from(TalentWordEntity, 'w').where(text);
    // A scalar sub-query stays a look-up per row: EXISTS would be turned into the join that the plan wants to avoid.
    const condition =
      plan === 'rows first'
        ? `${posting.select('1').andWhere('w.talentId = s.id').limit(1).getQuery()} = 1`
        : `s.id IN ${posting.select('w.talentId').getQuery()}`;
    query.andWhere(condition, values);
  });
}
