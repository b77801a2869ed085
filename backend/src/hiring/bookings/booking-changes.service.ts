import type { HiringSide } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OfferedApplicationsService } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { LiveEventsService } from '../../notifications';
import { AccountChangesService } from '../parties/account-changes.service';
import { sideOf } from '../parties/sides';
import type { BookingStep } from '../schema/booking.entity';
import { noSuchBooking } from './booking-refusals';
import { NewBookingsService } from './new-bookings.service';
import { type Booking, type BookingChanges, BookingsRepository, type Step } from './bookings.repository';

type Happened = { readonly by: Step['by']; readonly what: BookingStep; readonly text?: string };

/** Each of them notifies the other side. */
const CHANGES = { name: 'booking:account', most: 100, windowMs: 24 * 3600 * 1000 } as const;

/** Changes bookings, one change of the same two accounts after another. */
@Injectable()
export class BookingChangesService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly changes: AccountChangesService,
    private readonly offered: OfferedApplicationsService,
    private readonly made: NewBookingsService,
    private readonly limits: RateLimitsService,
    private readonly events: LiveEventsService,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` on a booking of the user, once, in a transaction in which nobody else changes it. */
  async change(userId: string, id: number, work: (booking: Booking, side: HiringSide) => Promise<void>): Promise<void> {
    const found = await this.bookings.findOf(userId, id);
    if (!found) throw noSuchBooking();
    await this.limits.consume([{ ...CHANGES, subject: userId }]);
    await this.locked(found, async (booking) => {
      if (!booking) throw noSuchBooking();
      await work(booking, sideOf(booking, userId));
    });
  }

  /** Runs `work` on a booking as `change` does, for the site itself; nothing where the booking is gone. */
  async changeAsSite(id: number, work: (booking: Booking) => Promise<void>): Promise<void> {
    const found = await this.bookings.find(id);
    if (!found) return;
    await this.locked(found, async (booking) => {
      if (booking) await work(booking);
    });
  }

  /** Stores a change with its step, in the transaction of `change`, and returns the booking as it is now. */
  async store(booking: Booking, changes: BookingChanges, happened: Happened): Promise<Booking> {
    const at = this.clock.now();
    const stored = { ...changes, revision: booking.revision + 1, movedAt: at };
    await this.bookings.update(booking.id, stored);
    await this.addStep({ bookingId: booking.id, text: '', ...happened, at });
    if (stored.state === 'cancelled' || stored.state === 'no-show') await this.release(booking);
    await this.events.publish([booking.clientId, booking.talentUserId], 'bookings', booking.id);
    return { ...booking, ...stored };
  }

  /** Lets the client go on with the application of a booking that fell through, unless another booking of it is confirmed. */
  private async release({ applicationId }: Booking): Promise<void> {
    if (applicationId === null || (await this.made.isBooked(applicationId))) return;
    await this.offered.markUnbooked(applicationId);
  }

  /** A call sheet that is saved several times in a row is one step. */
  private async addStep(step: Omit<Step, 'id'>): Promise<void> {
    const last = step.what === 'call-sheet' ? await this.bookings.findLastStep(step.bookingId) : null;
    if (last?.what === 'call-sheet') await this.bookings.moveStep(last.id, step.at);
    else await this.bookings.addStep(step);
  }

  private locked({ id, clientId, talentUserId }: Booking, work: (booking: Booking | null) => Promise<void>): Promise<void> {
    return this.changes.run([clientId, talentUserId], async () => work(await this.bookings.find(id)));
  }
}
