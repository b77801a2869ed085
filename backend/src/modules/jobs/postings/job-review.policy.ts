import { isDeepStrictEqual } from 'node:util';
import type { JobContent, JobState } from '@alltalent/shared/contracts';
import { hasMinors } from './job-columns';
import type { JobRecord } from './job.entity';

/** Staff read the first posts of everybody, and always what minors or intimacy are in. */
export function needsReview(content: JobContent, isKnownPoster: boolean): boolean {
  return !isKnownPoster || content.has_intimacy || hasMinors(content);
}

/** What staff look for in what was sent in. */
export function reviewReasons(content: JobContent | null): readonly string[] {
  const reasons = [content && hasMinors(content) ? 'minors' : '', content?.has_intimacy ? 'intimacy' : ''].filter(Boolean);
  return reasons.length > 0 ? reasons : ['first post'];
}

/** As its owner and staff see it. */
export function stateOf({ state, review }: Pick<JobRecord, 'state' | 'review'>): JobState {
  if (state === 'held') return 'closed';
  return state === 'draft' && review === 'pending' ? 'review' : state;
}

/** What was sent in waits until staff decide; afterwards it is what is shown, unless they asked for changes. */
export function hasUnsentChanges({ state, review, content, submitted }: JobRecord): boolean {
  if (state !== 'open') return false;
  return review === 'changes' || !isDeepStrictEqual(content, submitted ?? content);
}

/** Why staff cannot decide about it; null: they can. */
export function refuseDecision(job: Pick<JobRecord, 'id' | 'state' | 'review'> & { readonly submitted: unknown }): string | null {
  if (job.state === 'closed') return `Job ${job.id} is closed.`;
  if (job.review === 'changes') return `Job ${job.id} was sent back, and not sent in since.`;
  return job.review === 'pending' && job.submitted ? null : `Job ${job.id} has nothing to decide about.`;
}
