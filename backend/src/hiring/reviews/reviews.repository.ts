import type { HiringSide } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { BookingEntity } from '../schema/booking.entity';
import { ReviewEntity } from '../schema/review.entity';
import type { ReviewedBooking } from './review.policy';

export type StoredReview = Readonly<ReviewEntity>;
type Changes = Partial<Pick<ReviewEntity, 'shownAt' | 'reply' | 'repliedAt' | 'takenDownAt' | 'takenDownReason'>>;
type Page = { readonly take: number; readonly skip: number };

const BOOKING = { id: true, clientId: true, talentUserId: true, state: true, doneAt: true } as const;
const SHOWN = { shownAt: Not(IsNull()), takenDownAt: IsNull() };

@Injectable()
export class ReviewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findBooking(id: number): Promise<ReviewedBooking | null> {
    return this.dataSource.getRepository(BookingEntity).findOne({ select: BOOKING, where: { id } });
  }

  find(id: number): Promise<StoredReview | null> {
    return this.reviews.findOneBy({ id });
  }

  /** Finds the reviews of a booking, at most one of each side. */
  findOfBooking(bookingId: number): Promise<StoredReview[]> {
    return this.reviews.findBy({ bookingId });
  }

  /** Finds what everybody can read about a user who was on the side opposite to `by`, the newest first. */
  findShown(subjectId: string, by: HiringSide, { take, skip }: Page): Promise<StoredReview[]> {
    return this.reviews.find({ where: { subjectId, by, ...SHOWN }, order: { shownAt: 'DESC', id: 'DESC' }, take, skip });
  }

  findAllShownOf(subjectId: string): Promise<StoredReview[]> {
    return this.reviews.find({ where: { subjectId, ...SHOWN }, order: { id: 'ASC' } });
  }

  findAllBy(authorId: string): Promise<StoredReview[]> {
    return this.reviews.find({ where: { authorId }, order: { id: 'ASC' } });
  }

  /** Finds reviews whose time is up and that nobody can read yet. A booking that is disputed or was reopened keeps them back. */
  async findDue(now: number, most: number): Promise<readonly number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT r.id AS id FROM review r JOIN booking b ON b.id = r.booking_id AND b.state = 'done'
       WHERE r.shown_at IS NULL AND r.taken_down_at IS NULL AND r.shows_until <= ? ORDER BY r.shows_until, r.id LIMIT ?`,
      [now, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores a review; false when its side has written one already. */
  insert(review: Omit<ReviewEntity, 'id'>): Promise<boolean> {
    return unlessDuplicate(() => this.reviews.insert({ ...review }));
  }

  async update(id: number, changes: Changes): Promise<void> {
    await this.reviews.update({ id }, changes);
  }

  async delete(id: number): Promise<void> {
    await this.reviews.delete({ id });
  }

  private get reviews(): Repository<ReviewEntity> {
    return this.dataSource.getRepository(ReviewEntity);
  }
}
