import type { BookingIdInput, CancelBookingInput, ReportBookingInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { BookingChangesService } from './booking-changes.service';
import { mayCancel, mayFinish, mayReport } from './booking-moves.policy';
import { BookingNewsService } from './booking-news.service';
import { bookingClosed, clientsOnly } from './booking-refusals';
import { BookingsRepository } from './bookings.repository';

/** Ends bookings: cancelled, done, or handed to staff by a report of either side. */
@Injectable()
export class EndingBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly changes: BookingChangesService,
    private readonly news: BookingNewsService,
    private readonly clock: Clock,
  ) {}

  cancel(userId: string, { id, reason, text }: CancelBookingInput): Promise<void> {
    return this.changes.change(userId, id, async (booking, side) => {
      if (!mayCancel(booking, this.clock.now()))
        throw bookingClosed(t(booking.state === 'confirmed' ? 'bookings.over' : 'bookings.closed'));
      const cancelled = { state: 'cancelled', cancelledBy: side, cancelReason: reason, cancelText: text, changeRequest: null } as const;
      const happened = { by: side, what: 'cancelled', text } as const;
      await this.news.notify(await this.changes.store(booking, cancelled, happened), { ...happened, reason });
    });
  }

  finish(userId: string, { id }: BookingIdInput): Promise<void> {
    return this.changes.change(userId, id, async (booking, side) => {
      if (side !== 'client') throw clientsOnly();
      const now = this.clock.now();
      if (booking.state !== 'confirmed') throw bookingClosed(t('bookings.closed'));
      if (!mayFinish(booking, side, now)) throw bookingClosed(t('bookings.notOver'));
      const happened = { by: side, what: 'done', text: '' } as const;
      await this.news.notify(await this.changes.store(booking, { state: 'done', doneAt: now, changeRequest: null }, happened), happened);
    });
  }

  /** Hands a booking to staff, who decide; what one side reports is not taken for granted. */
  report(userId: string, what: 'no-show' | 'disputed', { id, text }: ReportBookingInput): Promise<void> {
    return this.changes.change(userId, id, async (booking, side) => {
      const now = this.clock.now();
      const isDecided = await this.bookings.isDecided(id);
      if (!mayReport(booking, now, isDecided))
        throw bookingClosed(t(now < booking.startsAt ? 'bookings.notBegun' : 'bookings.notReportable'));
      const happened = { by: side, what, text } as const;
      await this.news.notify(await this.changes.store(booking, { state: 'disputed', changeRequest: null }, happened), happened);
    });
  }
}
