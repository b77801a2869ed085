import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { NotificationsService } from '../../notifications';
import { RatingsService } from './ratings.service';
import { AccountChangesService } from '../parties/account-changes.service';
import { takenDownNotification } from './review-notifications';
import { PartiesService } from '../parties/parties.service';
import { noSuchReview } from './review-refusals';
import { ReviewedBookingsRepository } from './reviewed-bookings.repository';
import { ReviewsRepository, type StoredReview } from './reviews.repository';

/** Takes reviews off the site; averages follow in the same transaction. */
@Injectable()
export class ReviewRemovalsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly bookings: ReviewedBookingsRepository,
    private readonly parties: PartiesService,
    private readonly ratings: RatingsService,
    private readonly changes: AccountChangesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Takes a review down for good, also one that is not shown yet, and tells its author why. */
  async takeDown(id: number, reason: string): Promise<void> {
    const found = await this.reviews.find(id);
    if (!found) throw noSuchReview();
    await this.changes.run([found.authorId, found.subjectId], async () => {
      const review = await this.reviews.find(id);
      if (!review) throw noSuchReview();
      if (review.takenDownAt !== null) throw new DomainError('VALIDATION_FAILED', { detail: t('reviews.takenDownBefore', { id }) });
      await this.reviews.update(id, { takenDownAt: this.clock.now(), takenDownReason: reason });
      if (isCounted(review)) await this.ratings.remove(review);
      await this.notifyAuthor(review, reason);
    });
  }

  /** Deletes everything that a user wrote. */
  async deleteAllBy(authorId: string): Promise<void> {
    for (const { id, subjectId } of await this.reviews.findAllBy(authorId)) {
      await this.changes.run([authorId, subjectId], async () => {
        const review = await this.reviews.find(id);
        if (!review) return;
        await this.reviews.delete(id);
        if (isCounted(review)) await this.ratings.remove(review);
      });
    }
  }

  private async notifyAuthor({ bookingId, by }: StoredReview, reason: string): Promise<void> {
    const booking = (await this.bookings.findFacts([bookingId])).get(bookingId);
    if (!booking) return;
    const parties = (await this.parties.read([booking]))(booking);
    await this.notifications.notify([takenDownNotification({ booking, parties }, by, reason)]);
  }
}

function isCounted({ shownAt, takenDownAt }: StoredReview): boolean {
  return shownAt !== null && takenDownAt === null;
}
