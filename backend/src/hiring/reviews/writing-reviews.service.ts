import type { HiringSide, ReplyReviewInput, WriteReviewInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { severalLines } from '../../kernel/text/form-text';
import { NotificationsService } from '../../notifications';
import { RelatedAccountsRepository } from './related-accounts.repository';
import { AccountChangesService } from '../parties/account-changes.service';
import { repliedNotification } from './review-notifications';
import { PartiesService } from '../parties/parties.service';
import { noSuchBooking, noSuchReview, refuseContactData, reviewClosed } from './review-refusals';
import { closedBecause, endOf, type ReviewedBooking } from './review.policy';
import { isOneOf, otherSide, sideOf, userOf } from '../parties/sides';
import { ReviewedBookingsRepository } from './reviewed-bookings.repository';
import { ReviewsRepository, type StoredReview } from './reviews.repository';
import { ShowingReviewsService } from './showing-reviews.service';

type Place = { readonly booking: ReviewedBooking; readonly side: HiringSide };

/** Takes reviews of bookings, and replies to them. */
@Injectable()
export class WritingReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly bookings: ReviewedBookingsRepository,
    private readonly parties: PartiesService,
    private readonly related: RelatedAccountsRepository,
    private readonly showing: ShowingReviewsService,
    private readonly changes: AccountChangesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async write(userId: string, { booking_id: bookingId, ...written }: WriteReviewInput): Promise<void> {
    if (wasDoneBefore()) return;
    const { booking } = await this.requirePlace(userId, bookingId);
    refuseContactData(written.text);
    await this.changes.run([booking.clientId, booking.talentUserId], async () => {
      const place = await this.requirePlace(userId, bookingId);
      await this.requireOpen(place.booking);
      const isStored = await this.reviews.insert(this.toRow(place, written));
      if (!isStored) throw reviewClosed('written', place.booking);
      const both = await this.reviews.findOfBooking(bookingId);
      // Time was up for an instance whose clock is ahead: nobody writes who may have read the other side's review.
      if (both.some(({ shownAt }) => shownAt !== null)) throw reviewClosed('late', place.booking);
      if (both.length === 2) await this.showing.show(both);
    });
  }

  /** Replies to a shown review of oneself, once. */
  async reply(userId: string, { id, text }: ReplyReviewInput): Promise<void> {
    if (wasDoneBefore()) return;
    const { authorId } = await this.requireReceived(userId, id);
    refuseContactData(text);
    await this.changes.run([authorId, userId], async () => {
      const review = await this.requireReceived(userId, id);
      if (review.repliedAt !== null) throw reviewClosed('repliedBefore');
      await this.reviews.update(id, { reply: severalLines(text), repliedAt: this.clock.now() });
      const booking = (await this.bookings.findFacts([review.bookingId])).get(review.bookingId);
      if (!booking) return;
      const parties = (await this.parties.read([booking]))(booking);
      await this.notifications.notify([repliedNotification({ booking, parties }, review.by)]);
    });
  }

  private async requirePlace(userId: string, bookingId: number): Promise<Place> {
    const booking = await this.reviews.findBooking(bookingId);
    if (!booking || !isOneOf(booking, userId)) throw noSuchBooking();
    return { booking, side: sideOf(booking, userId) };
  }

  private async requireOpen(booking: ReviewedBooking): Promise<void> {
    const why = closedBecause(booking, this.clock.now());
    if (why !== null) throw reviewClosed(why, booking);
    if ((await this.related.read([booking]))(booking)) throw reviewClosed('known', booking);
  }

  private async requireReceived(userId: string, id: number): Promise<StoredReview> {
    const review = await this.reviews.find(id);
    if (review?.subjectId !== userId || review.shownAt === null || review.takenDownAt !== null) throw noSuchReview();
    return review;
  }

  private toRow({ booking, side }: Place, { first, second, third, text }: Omit<WriteReviewInput, 'booking_id'>) {
    return {
      bookingId: booking.id,
      by: side,
      authorId: userOf(booking, side),
      subjectId: userOf(booking, otherSide(side)),
      ...{ first, second, third, text: severalLines(text) },
      at: this.clock.now(),
      shownAt: null,
      showsUntil: endOf(booking.doneAt ?? 0),
      reply: '',
      repliedAt: null,
      takenDownAt: null,
      takenDownReason: '',
    };
  }
}
