import {
  type BookingReviewsResponse,
  HIRING_LIMITS,
  type HiringSide,
  type PosterReviewsQuery,
  type Review,
  type ReviewsResponse,
  type TalentReviewsQuery,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { ShownJobsService } from '../../jobs';
import { TalentsBySlugService } from '../../talents';
import { RatingsService } from './ratings.service';
import { RelatedAccountsRepository } from './related-accounts.repository';
import { PartiesService } from '../parties/parties.service';
import { noSuchBooking } from './review-refusals';
import { closedBecause, lastDayOf, ratingOf } from './review.policy';
import { isOneOf, otherSide, sideOf } from '../parties/sides';
import { ReviewedBookingsRepository } from './reviewed-bookings.repository';
import { toReview } from './reviews.mapper';
import { ReviewsRepository, type StoredReview } from './reviews.repository';

const SIZE = HIRING_LIMITS.perPage;

/** Reads reviews of a booking, a talent and the client of a job. */
@Injectable()
export class ReviewListsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly bookings: ReviewedBookingsRepository,
    private readonly parties: PartiesService,
    private readonly related: RelatedAccountsRepository,
    private readonly ratings: RatingsService,
    private readonly talents: TalentsBySlugService,
    private readonly jobs: ShownJobsService,
    private readonly clock: Clock,
  ) {}

  async ofBooking(userId: string, id: number): Promise<BookingReviewsResponse> {
    const [booking, facts] = [await this.reviews.findBooking(id), (await this.bookings.findFacts([id])).get(id)];
    if (!booking || !facts || !isOneOf(booking, userId)) throw noSuchBooking();
    const side = sideOf(booking, userId);
    const found = await this.reviews.findOfBooking(id);
    const [own, other] = [found.find(({ by }) => by === side), found.find(({ by }) => by === otherSide(side))];
    const parties = (await this.parties.read([facts]))(facts);
    const toWire = (review: StoredReview) => toReview(review, { parties, title: facts.title, readerId: userId });
    const isOpen = !own && closedBecause(booking, this.clock.now()) === null && !(await this.related.read([booking]))(booking);
    const isDone = booking.state === 'done' && booking.doneAt !== null;
    return {
      status: 200,
      data: {
        may_write: isOpen,
        until: isDone ? lastDayOf(booking.doneAt) : '',
        own: own ? toWire(own) : null,
        other: other && other.shownAt !== null && other.takenDownAt === null ? toWire(other) : null,
      },
    };
  }

  /** Throws NOT_FOUND for a profile that is not public. */
  async ofTalent({ slug, page }: TalentReviewsQuery, readerId: string | null): Promise<ReviewsResponse> {
    const talent = await this.talents.findOwn(slug);
    if (!talent || talent.isPrivate) throw new DomainError('NOT_FOUND', { detail: t('reviews.profile') });
    return this.about(await this.talents.ownerOf(talent), 'talent', { page, readerId });
  }

  /** Throws NOT_FOUND for a job that visitors do not see. */
  async ofPoster({ key, page }: PosterReviewsQuery, readerId: string | null): Promise<ReviewsResponse> {
    const id = /^[1-9]\d{0,8}(?=-|$)/u.exec(key)?.[0];
    const job = id === undefined ? null : await this.jobs.find(Number(id));
    if (!job) throw new DomainError('NOT_FOUND', { detail: t('reviews.job') });
    return this.about(job.ownerId, 'client', { page, readerId });
  }

  private async about(
    subjectId: string | null,
    side: HiringSide,
    { page: wanted = 1, readerId }: { readonly page: number | undefined; readonly readerId: string | null },
  ): Promise<ReviewsResponse> {
    const totals = subjectId === null ? { count: 0, points: 0 } : await this.ratings.totalsOf(subjectId, side);
    const pages = Math.max(1, Math.ceil(totals.count / SIZE));
    const page = Math.min(wanted, pages);
    const place = { take: SIZE, skip: (page - 1) * SIZE };
    const found = subjectId === null || totals.count === 0 ? [] : await this.reviews.findShown(subjectId, otherSide(side), place);
    return { status: 200, rating: ratingOf(totals), data: await this.toPublic(found, readerId), total: totals.count, page, pages };
  }

  private async toPublic(found: readonly StoredReview[], readerId: string | null): Promise<Review[]> {
    const bookings = await this.bookings.findFacts([...new Set(found.map(({ bookingId }) => bookingId))]);
    const partiesOf = await this.parties.readPublic([...bookings.values()]);
    return found.flatMap((review) => {
      const booking = bookings.get(review.bookingId);
      return booking ? [toReview(review, { parties: partiesOf(booking), title: booking.title, readerId })] : [];
    });
  }
}
