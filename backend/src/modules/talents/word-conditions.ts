import type { SelectQueryBuilder } from 'typeorm';
import { type TalentSearchEntity, TalentWordEntity } from './talent-search.entity';

export type WordPlan = 'postings first' | 'rows first';

/** Sorts after every letter, also after those outside the basic plane. */
const AFTER_ANY_LETTER = '\u{10FFFF}';
/** One Latin letter begins a tenth of all words: it counts as a word of its own, not as a beginning. */
const LONE_LETTER = /^[a-z0-9]$/u;

/**
 * Every word must be found, the last one by its beginning. Ranges instead of LIKE: nothing to escape, and the index
 * is used on every engine.
 */
export function addWords(query: SelectQueryBuilder<TalentSearchEntity>, words: readonly string[], plan: WordPlan): void {
  words.forEach((word, index) => {
    const isBeginning = index === words.length - 1 && !LONE_LETTER.test(word);
    const posting = query
      .subQuery()
      .from(TalentWordEntity, 'w')
      .where(isBeginning ? `w.word >= :word${index} AND w.word < :after${index}` : `w.word = :word${index}`);
    // A scalar sub-query stays a look-up per row: EXISTS would be turned into the join that the plan wants to avoid.
    const condition =
      plan === 'rows first'
        ? `${posting.select('1').andWhere('w.talentId = s.id').limit(1).getQuery()} = 1`
        : `s.id IN ${posting.select('w.talentId').getQuery()}`;
    query.andWhere(condition, { [`word${index}`]: word, [`after${index}`]: `${word}${AFTER_ANY_LETTER}` });
  });
}
