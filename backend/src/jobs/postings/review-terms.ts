import { hasContactData } from '@alltalent/shared/contracts';
import { agesBelowMajority } from './ages-in-text';
import { REVIEW_SUBJECTS, REVIEW_TERMS, type ReviewSubject } from './review-term-list';
import { hasSpokenNumber, splitTokens, toPhraseIndex, type PhraseIndex } from './text-tokens';

export type { ReviewSubject } from './review-term-list';
/** A term that was found, as staff read it. */
export type ReviewHit = { readonly subject: ReviewSubject; readonly term: string };

/** Characters looked through in one text; far above what the contract lets through. */
const LONGEST = 20_000;
const INDEXES = new Map<ReviewSubject, PhraseIndex>(REVIEW_SUBJECTS.map((subject) => [subject, toPhraseIndex(REVIEW_TERMS[subject])]));

/** Finds terms for which staff review a job, each once, by subject. */
export function findReviewTerms(texts: readonly string[]): readonly ReviewHit[] {
  const found = texts.flatMap((text) => hitsIn(text.slice(0, LONGEST)));
  const seen = new Map(found.map((hit) => [`${hit.subject} ${hit.term}`, hit]));
  return REVIEW_SUBJECTS.flatMap((subject) => [...seen.values()].filter((hit) => hit.subject === subject));
}

function hitsIn(text: string): ReviewHit[] {
  const tokens = splitTokens(text);
  const hits = REVIEW_SUBJECTS.flatMap((subject) => {
    const terms = INDEXES.get(subject)?.find(tokens) ?? [];
    return terms.map((term) => ({ subject, term }));
  });
  const ages = agesBelowMajority(text).map((term) => ({ subject: 'minors' as const, term }));
  const isReachable = hasContactData(text) || hasSpokenNumber(tokens);
  return [...hits, ...ages, ...(isReachable ? [{ subject: 'contact' as const, term: 'a number or an address' }] : [])];
}
