import {
  type Booking as BookingDto,
  type EarningsResponse,
  HIRING_LIMITS,
  type OwnBookingsQuery,
  type OwnBookingsResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { PartiesService } from '../parties/parties.service';
import { ThreadsOfPairService } from '../threads/threads-of-pair.service';
import { sideOf } from '../parties/sides';
import { OffersRepository } from '../offers/offers.repository';
import { BookingContactsService } from './booking-contacts.service';
import { noSuchBooking } from './booking-refusals';
import { toBooking, toBookingLine } from './bookings.mapper';
import { type Booking, BookingsRepository } from './bookings.repository';
import { sumOf, totalsOf } from './fees.policy';

/** A calendar shows a month at once. */
const PER_MONTH = 100;
const MOST_EARNINGS = 1000;

/** Reads bookings for their two sides. */
@Injectable()
export class OwnBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly parties: PartiesService,
    private readonly offers: OffersRepository,
    private readonly threads: ThreadsOfPairService,
    private readonly contacts: BookingContactsService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { month = '', state, page = 1 }: OwnBookingsQuery): Promise<OwnBookingsResponse> {
    const now = this.clock.now();
    const size = month === '' ? HIRING_LIMITS.perPage : PER_MONTH;
    const listed = { userId, month, state, now };
    const [found, total] = await Promise.all([this.bookings.findPage(listed, { size, page }), this.bookings.count(listed)]);
    const aroundOf = await this.parties.read(found);
    const data = found.map((booking) => toBookingLine(booking, { side: sideOf(booking, userId), around: aroundOf(booking), now }));
    return { status: 200, data, total, page, pages: Math.max(1, Math.ceil(total / size)) };
  }

  async read(userId: string, id: number): Promise<BookingDto> {
    const booking = await this.find(userId, id);
    const side = sideOf(booking, userId);
    const [aroundOf, steps, terms, threadId, contact] = await Promise.all([
      this.parties.read([booking]),
      this.bookings.findSteps(id),
      this.termsOf(booking),
      this.threads.idOf(booking),
      this.contacts.ofOther(booking, side),
    ]);
    return toBooking(booking, { side, around: aroundOf(booking), now: this.clock.now(), steps, terms, threadId, contact });
  }

  /** Finds a booking of the user; NOT_FOUND for any other. */
  async find(userId: string, id: number): Promise<Booking> {
    const booking = await this.bookings.findOf(userId, id);
    if (!booking) throw noSuchBooking();
    return booking;
  }

  async earnings(userId: string): Promise<EarningsResponse> {
    const done = await this.bookings.findDoneOf(userId, MOST_EARNINGS);
    const aroundOf = await this.parties.read(done);
    const data = done.map((booking) => ({
      booking_id: booking.id,
      title: booking.title,
      client: aroundOf(booking).client.name,
      ends_on: booking.endsOn,
      fee: booking.fee,
      currency: booking.currency,
      fee_unit: booking.feeUnit,
      sum: sumOf(booking),
    }));
    return { status: 200, totals: totalsOf(done), data };
  }

  /** Terms as they were accepted: the last version of the offer. */
  private async termsOf({ offerId }: Booking): Promise<BookingDto['terms']> {
    if (offerId === null) return null;
    return (await this.offers.findVersions([offerId])).at(-1)?.terms ?? null;
  }
}
