import { formatDay, hasContactData } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { lastDayOf, type ReviewedBooking } from './review.policy';

/** Refuses an unknown booking and that of other people alike. */
export function noSuchBooking(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('reviews.booking') });
}

/** Refuses an unknown review, that of other people, and one that is not shown alike. */
export function noSuchReview(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('reviews.review') });
}

export function reviewClosed(
  why: 'notDone' | 'late' | 'known' | 'written' | 'repliedBefore',
  { doneAt }: Partial<Pick<ReviewedBooking, 'doneAt'>> = {},
) {
  const details = {
    notDone: () => t('reviews.notDone'),
    late: () => t('reviews.late', { day: formatDay(lastDayOf(doneAt ?? 0)) }),
    known: () => t('reviews.known'),
    written: () => t('reviews.written'),
    repliedBefore: () => t('reviews.repliedBefore'),
  };
  return new DomainError('REVIEW_CLOSED', { detail: details[why]() });
}

/** Throws VALIDATION_FAILED for a text with contact data. */
export function refuseContactData(text: string): void {
  if (hasContactData(text)) throw new DomainError('VALIDATION_FAILED', { fields: { text: t('reviews.contact') } });
}
