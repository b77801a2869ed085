import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThanOrEqual, type Repository } from 'typeorm';
import { BookingEntity, BookingStepEntity } from '../schema/booking.entity';
import type { NewBooking } from './new-booking';

export type BookedDays = Pick<BookingEntity, 'id' | 'clientId' | 'talentUserId' | 'jobId' | 'startsOn' | 'endsOn' | 'title'>;
export type Days = { readonly startsOn: string; readonly endsOn: string };

const DAYS = { id: true, clientId: true, talentUserId: true, jobId: true, startsOn: true, endsOn: true, title: true } as const;
const MOST_CLASHES = 100;

/** Stores new bookings and finds the days on which a talent is booked. */
@Injectable()
export class NewBookingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get bookings(): Repository<BookingEntity> {
    return this.dataSource.getRepository(BookingEntity);
  }

  /** Finds the confirmed bookings of a talent that touch these days, the first at the top, at most 100. */
  findClashes(talentId: number, { startsOn, endsOn }: Days): Promise<BookedDays[]> {
    return this.bookings.find({
      select: DAYS,
      where: { talentId, state: 'confirmed', startsOn: LessThanOrEqual(endsOn), endsOn: MoreThanOrEqual(startsOn) },
      order: { startsOn: 'ASC', id: 'ASC' },
      take: MOST_CLASHES,
    });
  }

  findIdOfOffer(offerId: number): Promise<Pick<BookingEntity, 'id'> | null> {
    return this.bookings.findOne({ select: { id: true }, where: { offerId } });
  }

  hasConfirmed(applicationId: number): Promise<boolean> {
    return this.bookings.existsBy({ applicationId, state: 'confirmed' });
  }

  /** Stores a booking with its first step and returns its id. */
  async insert(booking: NewBooking, step: Omit<BookingStepEntity, 'id' | 'bookingId'>): Promise<number> {
    const row = this.bookings.create(booking);
    await this.bookings.insert(row);
    await this.dataSource.getRepository(BookingStepEntity).insert({ ...step, bookingId: row.id });
    return row.id;
  }
}
