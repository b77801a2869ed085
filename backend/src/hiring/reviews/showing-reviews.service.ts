import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { inBatches, oneByOne } from '../../kernel/scheduling/in-batches';
import { NotificationsService } from '../../notifications';
import { RatingsService } from './ratings.service';
import { AccountChangesService } from '../parties/account-changes.service';
import { shownNotification } from './review-notifications';
import { PartiesService } from '../parties/parties.service';
import { ReviewedBookingsRepository } from './reviewed-bookings.repository';
import { ReviewsRepository, type StoredReview } from './reviews.repository';

/** Shows reviews to everybody: those of both sides together, or when their time is up. */
@Injectable()
export class ShowingReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly bookings: ReviewedBookingsRepository,
    private readonly parties: PartiesService,
    private readonly ratings: RatingsService,
    private readonly changes: AccountChangesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Shows what is waiting among the reviews of one booking and tells both sides, in the caller's transaction. */
  async show(reviews: readonly StoredReview[]): Promise<void> {
    const shown = reviews.filter(({ shownAt, takenDownAt }) => shownAt === null && takenDownAt === null);
    for (const review of shown) {
      await this.reviews.update(review.id, { shownAt: this.clock.now() });
      await this.ratings.add(review);
    }
    if (shown.length > 0) await this.notify(shown);
  }

  /** Shows all reviews whose time is up. Several instances may run at the same time. */
  async showDue(): Promise<void> {
    await inBatches(
      (most) => this.reviews.findDue(this.clock.now(), most),
      oneByOne((id) => this.showOne(id)),
    );
  }

  private async showOne(id: number): Promise<void> {
    const found = await this.reviews.find(id);
    if (!found) return;
    await this.changes.run([found.authorId, found.subjectId], async () => {
      const booking = await this.reviews.findBooking(found.bookingId);
      if (booking?.state === 'done') await this.show(await this.reviews.findOfBooking(found.bookingId));
    });
  }

  private async notify(shown: readonly StoredReview[]): Promise<void> {
    const bookingId = shown[0]?.bookingId ?? 0;
    const booking = (await this.bookings.findFacts([bookingId])).get(bookingId);
    if (!booking) return;
    const subject = { booking, parties: (await this.parties.read([booking]))(booking) };
    const hasReceived = { client: shown.some(({ by }) => by === 'talent'), talent: shown.some(({ by }) => by === 'client') };
    await this.notifications.notify([
      shownNotification(subject, 'client', hasReceived.client),
      shownNotification(subject, 'talent', hasReceived.talent),
    ]);
  }
}
