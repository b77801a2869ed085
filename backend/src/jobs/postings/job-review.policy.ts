import { isDeepStrictEqual } from 'node:util';
import type { JobContent, JobState } from '@alltalent/shared/contracts';
import { hasMinors } from './job-columns';
import type { JobRecord } from '../schema/job.entity';
import { readAgainOf, textsOf } from './reviewed-parts';
import { REVIEW_SUBJECTS } from './review-term-list';
import { type ReviewHit, findReviewTerms } from './review-terms';

/** Circumstances of a submission. `shown` is what visitors read now; null for a job that was never shown. */
type Circumstances = { readonly isKnownPoster: boolean; readonly shown: JobContent | null };

/** Tells whether staff read the content first: a first post, terms of minors, intimacy, fees or contact, or a change of reviewed parts. */
export function needsReview(content: JobContent, { isKnownPoster, shown }: Circumstances): boolean {
  if (!isKnownPoster || content.has_intimacy || hasMinors(content)) return true;
  if (shown !== null && !isDeepStrictEqual(readAgainOf(content), readAgainOf(shown))) return true;
  return findReviewTerms(textsOf(content)).length > 0;
}

/** Returns the reasons for a review, as staff read them. */
export function reviewReasons(content: JobContent | null, isChange: boolean): readonly string[] {
  const reasons = content === null ? [] : [...statedReasons(content)];
  return reasons.length > 0 ? reasons : [isChange ? 'changed' : 'first post'];
}

function statedReasons(content: JobContent): readonly string[] {
  const hits = findReviewTerms(textsOf(content));
  const isStated = { minors: hasMinors(content), intimacy: content.has_intimacy, fees: false, contact: false };
  return REVIEW_SUBJECTS.filter((subject) => isStated[subject] || hits.some((hit) => hit.subject === subject)).map((subject) =>
    [subject, foundTerms(hits.filter((hit) => hit.subject === subject))].filter(Boolean).join(' '),
  );
}

function foundTerms(hits: readonly ReviewHit[]): string {
  return hits.length === 0 ? '' : `(${hits.map(({ term }) => term).join('; ')})`;
}

/** Returns the state its owner and staff see. */
export function stateOf({ state, review }: Pick<JobRecord, 'state' | 'review'>): JobState {
  if (state === 'held') return 'closed';
  return state === 'draft' && review === 'pending' ? 'review' : state;
}

/** Tells whether an open job was edited and not sent in since, or staff asked for changes. */
export function hasUnsentChanges({ state, review, content, submitted }: JobRecord): boolean {
  if (state !== 'open') return false;
  return review === 'changes' || !isDeepStrictEqual(content, submitted ?? content);
}

/** Returns why staff cannot decide about the job; null when they can. */
export function refuseDecision(job: Pick<JobRecord, 'id' | 'state' | 'review'> & { readonly submitted: unknown }): string | null {
  if (job.state === 'closed') return `Job ${job.id} is closed.`;
  if (job.review === 'changes') return `Job ${job.id} was sent back, and not sent in since.`;
  return job.review === 'pending' && job.submitted ? null : `Job ${job.id} has nothing to decide about.`;
}
