import { type OwnJob, REVIEW_TIME } from '@alltalent/shared/contracts';
import { t } from '../../messages/posting';

/** What staff read of a job that is with them, and for how long. */
export function waitingText({ state }: OwnJob): string {
  return state === 'review' ? t('posting.inReview', { time: REVIEW_TIME }) : t('posting.changesInReview', { time: REVIEW_TIME });
}

/** What staff will read of a job once it is sent in. */
export function readFirstText(job: OwnJob | null): string {
  return job?.state === 'open' ? t('posting.changesReadFirst') : t('posting.readFirst', { time: REVIEW_TIME });
}
