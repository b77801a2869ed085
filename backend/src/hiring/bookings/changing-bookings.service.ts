import type { AnswerBookingChangeInput, AskBookingChangeInput, HiringSide, SaveCallSheetInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { requireNoFaults } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { ChangeRequest } from '../schema/booking.entity';
import { BookingChangesService } from './booking-changes.service';
import { mayChange, mayEditCallSheet } from './booking-moves.policy';
import { BookingNewsService } from './booking-news.service';
import { bookingClosed, bookingStale, clientsOnly, daysTaken } from './booking-refusals';
import type { Booking } from './bookings.repository';
import { changesOf, wrongChange } from './change-request.policy';
import { NewBookingsService } from './new-bookings.service';

/** Changes what is agreed for the day: by the client's call sheet, or by a request that the other side accepts. */
@Injectable()
export class ChangingBookingsService {
  constructor(
    private readonly changes: BookingChangesService,
    private readonly made: NewBookingsService,
    private readonly news: BookingNewsService,
    private readonly clock: Clock,
  ) {}

  saveCallSheet(userId: string, input: SaveCallSheetInput): Promise<void> {
    return this.changes.change(userId, input.id, async (booking, side) => {
      if (side !== 'client') throw clientsOnly();
      if (!mayEditCallSheet(booking, side)) throw bookingClosed(t('bookings.closed'));
      if (booking.revision !== input.revision) throw bookingStale();
      const sheet = {
        callTime: input.call_time,
        place: input.place,
        contactName: input.contact_name,
        contactPhone: input.contact_phone,
        bring: input.bring,
        notes: input.notes,
      };
      const stored = await this.changes.store(booking, sheet, { by: side, what: 'call-sheet' });
      await this.news.notifyCallSheet(stored);
    });
  }

  /** A request of the other side that waits counts as declined by one of one's own. */
  ask(userId: string, { id, revision, ...asked }: AskBookingChangeInput): Promise<void> {
    return this.changes.change(userId, id, async (booking, side) => {
      this.requireChangeable(booking, revision);
      requireNoFaults(wrongChange(booking, asked, this.clock.now()));
      const request: ChangeRequest = {
        by: side,
        starts_on: asked.starts_on,
        ends_on: asked.ends_on,
        call_time: asked.call_time,
        place: asked.place,
        text: asked.text,
      };
      const isAnswer = booking.changeRequest !== null && booking.changeRequest.by !== side;
      const before = isAnswer ? await this.changes.store(booking, { changeRequest: null }, { by: side, what: 'change-declined' }) : booking;
      const happened = { by: side, what: 'change-asked', text: asked.text } as const;
      await this.news.notify(await this.changes.store(before, { changeRequest: request }, happened), happened);
    });
  }

  /** The other side accepts or declines; the side that asked takes its request back, whatever it sends. */
  answer(userId: string, { id, revision, is_accepted: isAccepted }: AnswerBookingChangeInput): Promise<void> {
    return this.changes.change(userId, id, async (booking, side) => {
      this.requireChangeable(booking, revision);
      const request = booking.changeRequest;
      if (request === null) throw bookingStale();
      if (request.by === side) return this.drop(booking, side, 'change-taken-back');
      return isAccepted ? this.accept(booking, side, request) : this.drop(booking, side, 'change-declined');
    });
  }

  private async accept(booking: Booking, by: HiringSide, request: ChangeRequest): Promise<void> {
    const changes = changesOf(booking, request);
    if (changes.endsAt < this.clock.now()) throw bookingClosed(t('bookings.requestOver'));
    const clashes = await this.made.clashesOf(booking.talentId, request.starts_on, request.ends_on);
    if (clashes.some(({ id }) => id !== booking.id)) throw daysTaken(by);
    const happened = { by, what: 'change-accepted', text: '' } as const;
    await this.news.notify(await this.changes.store(booking, changes, happened), happened);
  }

  private async drop(booking: Booking, by: HiringSide, what: 'change-declined' | 'change-taken-back'): Promise<void> {
    const happened = { by, what, text: '' } as const;
    await this.news.notify(await this.changes.store(booking, { changeRequest: null }, happened), happened);
  }

  private requireChangeable(booking: Booking, revision: number): void {
    if (!mayChange(booking, this.clock.now())) throw bookingClosed(t(booking.state === 'confirmed' ? 'bookings.over' : 'bookings.closed'));
    if (booking.revision !== revision) throw bookingStale();
  }
}
