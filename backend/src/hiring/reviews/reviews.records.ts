import { Injectable } from '@nestjs/common';
import { PersonalData, toIso, type UserAccount } from '../../auth';
import { ReviewRemovalsService } from './review-removals.service';
import { ReviewsRepository, type StoredReview } from './reviews.repository';

/** Exports the reviews that a user wrote and received, and erases those written. */
@Injectable()
export class ReviewsRecords extends PersonalData {
  readonly name = 'reviews';

  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly removals: ReviewRemovalsService,
  ) {
    super();
  }

  /** A review of the other side is part of it once it is shown, as on the site. */
  async exportFor({ id }: UserAccount): Promise<unknown> {
    const [written, received] = [await this.reviews.findAllBy(id), await this.reviews.findAllShownOf(id)];
    return { written: written.map(toWire), received: received.map(toWire) };
  }

  /** Deleted one by one, so that the averages of the people reviewed follow. */
  override erase({ id }: UserAccount): Promise<void> {
    return this.removals.deleteAllBy(id);
  }
}

function toWire({ bookingId, first, second, third, text, at, shownAt, reply, repliedAt, takenDownAt, takenDownReason }: StoredReview) {
  return {
    booking_id: bookingId,
    points: [first, second, third],
    text,
    at: toIso(at),
    shown_at: toIso(shownAt),
    reply,
    replied_at: toIso(repliedAt),
    taken_down_at: toIso(takenDownAt),
    taken_down_reason: takenDownReason,
  };
}
