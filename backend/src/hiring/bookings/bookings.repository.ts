import type { BookingState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Brackets, DataSource, In, IsNull, LessThanOrEqual, MoreThan, type Repository, type SelectQueryBuilder } from 'typeorm';
import { BookingEntity, BookingStepEntity } from '../schema/booking.entity';

export type Booking = Readonly<BookingEntity>;
export type Step = Readonly<BookingStepEntity>;
export type BookingChanges = Partial<Omit<BookingEntity, 'id' | 'clientId' | 'talentUserId'>>;
/** `month`: YYYY-MM, or '' for all. */
type Listed = { readonly userId: string; readonly month: string; readonly state: BookingState | undefined; readonly now: number };
type Page = { readonly size: number; readonly page: number };

/** Steps of one booking that are read; a booking has more only where both sides changed it very often. */
const MOST_STEPS = 200;
/** The bookings to come, the next one first; then those that are over, the last one first. */
const TO_COME = 'CASE WHEN booking.endsAt >= :now THEN booking.startsAt ELSE 9000000000000000 END';

/** Stores bookings with their steps. */
@Injectable()
export class BookingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get bookings(): Repository<BookingEntity> {
    return this.dataSource.getRepository(BookingEntity);
  }

  private get steps(): Repository<BookingStepEntity> {
    return this.dataSource.getRepository(BookingStepEntity);
  }

  find(id: number): Promise<Booking | null> {
    return this.bookings.findOneBy({ id });
  }

  /** Finds a booking on either side of which the user is; null for any other. */
  findOf(userId: string, id: number): Promise<Booking | null> {
    return this.bookings.findOneBy([
      { id, clientId: userId },
      { id, talentUserId: userId },
    ]);
  }

  /** Finds a user's bookings on either side, the newest first. */
  findAllOf(userId: string): Promise<Booking[]> {
    return this.bookings.find({ where: [{ clientId: userId }, { talentUserId: userId }], order: { id: 'DESC' } });
  }

  /** Finds one page: of a month in the order of the days, else those to come first. */
  findPage(listed: Listed, { size, page }: Page): Promise<Booking[]> {
    const query = this.listed(listed);
    if (listed.month === '') query.orderBy(TO_COME).addOrderBy('booking.startsAt', 'DESC').addOrderBy('booking.id', 'DESC');
    else query.orderBy('booking.startsOn').addOrderBy('booking.id');
    return query
      .limit(size)
      .offset((page - 1) * size)
      .getMany();
  }

  count(listed: Listed): Promise<number> {
    return this.listed(listed).getCount();
  }

  /** Finds bookings of a user whose last day is not before `since`, the last begun first. */
  findSince(userId: string, since: number, most: number): Promise<Booking[]> {
    const endsAt = MoreThan(since);
    return this.bookings.find({
      where: [
        { clientId: userId, endsAt },
        { talentUserId: userId, endsAt },
      ],
      order: { startsAt: 'DESC', id: 'DESC' },
      take: most,
    });
  }

  /** Finds done bookings of a talent, the last ended first. */
  findDoneOf(talentUserId: string, most: number): Promise<Booking[]> {
    return this.bookings.find({ where: { talentUserId, state: 'done' }, order: { endsAt: 'DESC', id: 'DESC' }, take: most });
  }

  findDisputed(most: number): Promise<Booking[]> {
    return this.bookings.find({ where: { state: 'disputed' }, order: { movedAt: 'ASC', id: 'ASC' }, take: most });
  }

  countDisputed(): Promise<number> {
    return this.bookings.countBy({ state: 'disputed' });
  }

  /** Finds ids of confirmed bookings that begin until `until`, are not over and of which nobody was reminded. */
  async findUnreminded(now: number, until: number, most: number): Promise<number[]> {
    const where = { state: 'confirmed', startsAt: LessThanOrEqual(until), endsAt: MoreThan(now), remindedAt: IsNull() } as const;
    const rows = await this.bookings.find({ select: { id: true }, where, order: { startsAt: 'ASC', id: 'ASC' }, take: most });
    return rows.map(({ id }) => id);
  }

  /** Finds ids of confirmed bookings that ended until `until`, the longest over first. */
  async findOver(until: number, most: number): Promise<number[]> {
    const where = { state: 'confirmed', endsAt: LessThanOrEqual(until) } as const;
    const rows = await this.bookings.find({ select: { id: true }, where, order: { endsAt: 'ASC', id: 'ASC' }, take: most });
    return rows.map(({ id }) => id);
  }

  async update(id: number, changes: BookingChanges): Promise<void> {
    await this.bookings.update({ id }, changes);
  }

  /** Finds the last steps of a booking, the oldest first. */
  async findSteps(bookingId: number): Promise<Step[]> {
    const steps = await this.steps.find({ where: { bookingId }, order: { id: 'DESC' }, take: MOST_STEPS });
    return steps.toReversed();
  }

  /** Finds the steps of bookings, the oldest first. */
  findStepsOf(bookingIds: readonly number[]): Promise<Step[]> {
    if (bookingIds.length === 0) return Promise.resolve([]);
    return this.steps.find({ where: { bookingId: In([...bookingIds]) }, order: { id: 'ASC' } });
  }

  findLastStep(bookingId: number): Promise<Step | null> {
    return this.steps.findOne({ where: { bookingId }, order: { id: 'DESC' } });
  }

  /** True once staff have decided about a booking. */
  isDecided(bookingId: number): Promise<boolean> {
    return this.steps.existsBy({ bookingId, what: 'decided' });
  }

  async addStep(step: Omit<Step, 'id'>): Promise<void> {
    await this.steps.insert({ ...step });
  }

  async moveStep(id: number, at: number): Promise<void> {
    await this.steps.update({ id }, { at });
  }

  private listed({ userId, month, state, now }: Listed): SelectQueryBuilder<BookingEntity> {
    const query = this.bookings
      .createQueryBuilder('booking')
      .where(new Brackets((either) => either.where('booking.clientId = :userId').orWhere('booking.talentUserId = :userId')))
      .setParameters({ userId, now });
    if (state !== undefined) query.andWhere('booking.state = :state', { state });
    if (month === '') return query;
    return query.andWhere('booking.startsOn <= :last AND booking.endsOn >= :first', { first: `${month}-01`, last: `${month}-31` });
  }
}
