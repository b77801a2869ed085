import { hasContactData } from '@alltalent/shared/contracts';
import { agesBelowMajority } from './ages-in-text';
import { REVIEW_SUBJECTS, REVIEW_TERMS, type ReviewSubject } from './review-term-list';
import { hasSpokenNumber, splitTokens, toPhraseIndex, type PhraseIndex } from './text-tokens';

export type { ReviewSubject } from './review-term-list';
/** `words` is what was found, as staff read it. */
export type ReviewHit = { readonly subject: ReviewSubject; readonly words: string };

/** Far above what a job may hold: the contract refuses longer texts before they come here. */
const LONGEST = 20_000;
const INDEXES = new Map<ReviewSubject, PhraseIndex>(REVIEW_SUBJECTS.map((subject) => [subject, toPhraseIndex(REVIEW_TERMS[subject])]));

/** Finds what staff have to look at before a job is shown, each word once, by subject. */
export function findReviewTerms(texts: readonly string[]): readonly ReviewHit[] {
  const found = texts.flatMap((text) => hitsIn(text.slice(0, LONGEST)));
  const seen = new Map(found.map((hit) => [`${hit.subject} ${hit.words}`, hit]));
  return REVIEW_SUBJECTS.flatMap((subject) => [...seen.values()].filter((hit) => hit.subject === subject));
}

function hitsIn(text: string): ReviewHit[] {
  const tokens = splitTokens(text);
  const hits = REVIEW_SUBJECTS.flatMap((subject) => {
    const words = INDEXES.get(subject)?.find(tokens) ?? [];
    return words.map((found) => ({ subject, words: found }));
  });
  const ages = agesBelowMajority(text).map((words) => ({ subject: 'minors' as const, words }));
  const isReachable = hasContactData(text) || hasSpokenNumber(tokens);
  return [...hits, ...ages, ...(isReachable ? [{ subject: 'contact' as const, words: 'a number or an address' }] : [])];
}
