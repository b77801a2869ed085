import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { inBatches, oneByOne } from '../../kernel/scheduling/in-batches';
import { BookingChangesService } from './booking-changes.service';
import { doneUntil } from './booking-moves.policy';
import { BookingNewsService } from './booking-news.service';
import { BookingsRepository } from './bookings.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Does what is due with bookings: reminders the day before, and the end of work that nobody reported. Several instances may run at the same time. */
@Injectable()
export class BookingClockService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly changes: BookingChangesService,
    private readonly news: BookingNewsService,
    private readonly clock: Clock,
  ) {}

  async runAll(): Promise<void> {
    await inBatches(
      (most) => this.bookings.findUnreminded(this.clock.now(), this.clock.now() + DAY_MS, most),
      oneByOne((id) => this.remind(id)),
    );
    await inBatches(
      (most) => this.bookings.findOver(doneUntil(this.clock.now()), most),
      oneByOne((id) => this.finish(id)),
    );
  }

  private remind(id: number): Promise<void> {
    return this.changes.changeAsSite(id, async (booking) => {
      const now = this.clock.now();
      const isDue = booking.state === 'confirmed' && booking.remindedAt === null && booking.startsAt <= now + DAY_MS;
      if (!isDue) return;
      await this.bookings.update(id, { remindedAt: now });
      await this.news.remind(booking);
    });
  }

  private finish(id: number): Promise<void> {
    return this.changes.changeAsSite(id, async (booking) => {
      const now = this.clock.now();
      if (booking.state !== 'confirmed' || booking.endsAt > doneUntil(now)) return;
      const done = { state: 'done', doneAt: now, changeRequest: null } as const;
      await this.news.notifyDone(await this.changes.store(booking, done, { by: 'site', what: 'done' }));
    });
  }
}
