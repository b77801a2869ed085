import type { DecideBookingInput, DisputedBookingItem, DisputedBookingsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { type DisputedBooking, DisputedBookingsService } from '../../hiring';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';

const MOST_SHOWN = 100;

/** Bookings that one side reported, and the decision about each; both sides read its reason. */
@Injectable()
export class OfficeBookingsService {
  constructor(
    private readonly bookings: DisputedBookingsService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Lists those that wait, the longest waiting first. */
  async list(): Promise<DisputedBookingsResponse> {
    const { disputed, total } = await this.bookings.find(MOST_SHOWN);
    await this.audit.recordRead('list-disputes', 'bookings', `${total} disputed bookings`);
    const names = await this.users.namesOf(disputed.flatMap(({ booking }) => [booking.clientId, booking.talentUserId]));
    return { status: 200, data: disputed.map((one) => itemOf(one, names)), total };
  }

  /** Decides about one, and lists the others. Throws NOT_FOUND, and BOOKING_CLOSED for one that does not wait. */
  async decide({ id, state, reason }: DecideBookingInput): Promise<DisputedBookingsResponse> {
    const work = async () => {
      await this.bookings.decide(id, state, reason);
      await this.audit.record('decide-booking', `booking:${id}`, `${state}: ${reason}`);
    };
    // What a colleague decided while this one waited for the lock is read, too.
    await retryLockConflicts(() => this.transactions.run(work, { readsCommitted: true }));
    return this.list();
  }
}

function itemOf({ booking, report }: DisputedBooking, names: ReadonlyMap<string, string>): DisputedBookingItem {
  const party = (userId: string) => ({ user_id: userId, name: names.get(userId) ?? '' });
  return {
    id: booking.id,
    title: booking.title,
    role: booking.role,
    starts_on: booking.startsOn,
    ends_on: booking.endsOn,
    client: party(booking.clientId),
    talent: party(booking.talentUserId),
    reported_by: report === null || report.by === 'site' ? '' : report.by,
    is_no_show: report?.what === 'no-show',
    said: report?.text ?? '',
    waiting_since: new Date(report?.at ?? booking.movedAt).toISOString(),
  };
}
