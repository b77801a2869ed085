import type { BookingState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { BookingChangesService } from './booking-changes.service';
import { BookingNewsService } from './booking-news.service';
import { bookingClosed, noSuchBooking } from './booking-refusals';
import { type Booking, BookingsRepository, type Step } from './bookings.repository';

export type DecidedState = Extract<BookingState, 'done' | 'cancelled' | 'no-show'>;
/** A booking that waits for staff, with its last report. */
export type DisputedBooking = { readonly booking: Booking; readonly report: Step | null };

/** Bookings that wait for a decision of staff. */
@Injectable()
export class DisputedBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly changes: BookingChangesService,
    private readonly news: BookingNewsService,
    private readonly clock: Clock,
  ) {}

  /** Finds those that wait, the longest waiting first. */
  async find(most: number): Promise<{ readonly disputed: readonly DisputedBooking[]; readonly total: number }> {
    const [bookings, total] = await Promise.all([this.bookings.findDisputed(most), this.bookings.countDisputed()]);
    const steps = await this.bookings.findStepsOf(bookings.map(({ id }) => id));
    const reportOf = (id: number) =>
      steps.findLast(({ bookingId, what }) => bookingId === id && (what === 'no-show' || what === 'disputed'));
    return { disputed: bookings.map((booking) => ({ booking, report: reportOf(booking.id) ?? null })), total };
  }

  /** Decides, once, and tells both sides why. NOT_FOUND for an unknown booking, BOOKING_CLOSED for one that does not wait. */
  async decide(id: number, state: DecidedState, reason: string): Promise<void> {
    if (!(await this.bookings.find(id))) throw noSuchBooking();
    await this.changes.changeAsSite(id, async (booking) => {
      if (booking.state !== 'disputed') throw bookingClosed(t('bookings.notDisputed'));
      const doneAt = state === 'done' ? (booking.doneAt ?? this.clock.now()) : null;
      const stored = await this.changes.store(booking, { state, doneAt }, { by: 'site', what: 'decided', text: reason });
      await this.news.notifyDecided(stored, reason);
    });
  }
}
