import { BOOKING_STATE_LABELS, momentInIndia } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type DecidedState, type DisputedBooking, DisputedBookingsService } from '../../hiring';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { plainLine, textTable } from '../../kernel/text/text-table';

const MOST_SHOWN = 100;
const NAMES = ['id', 'reported', 'what', 'by', 'days', 'client', 'talent', 'text'];
const DECISIONS: readonly DecidedState[] = ['done', 'cancelled', 'no-show'];

/** Staff commands on bookings that one side reported. Each of them is in the audit trail. */
@Injectable()
export class StaffBookingsService {
  constructor(
    private readonly bookings: DisputedBookingsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns a table of the bookings that wait, the longest waiting first, with the whole report. */
  async table(): Promise<string> {
    const { disputed, total } = await this.bookings.find(MOST_SHOWN);
    await this.audit.record('list-disputes', 'bookings', `${total} disputed bookings`);
    if (total === 0) return 'There are no bookings to decide.';
    const more = total - disputed.length;
    return [textTable(NAMES, disputed.map(rowOf)), ...(more > 0 ? [`${more} more wait behind these.`] : [])].join('\n');
  }

  async decide(name: string, state: string, reason: string): Promise<string> {
    const decided = DECISIONS.find((known) => known === state);
    if (!decided) throw new DomainError('VALIDATION_FAILED', { detail: `Give the state as one of ${DECISIONS.join(', ')}.` });
    if (!/^[1-9]\d{0,8}$/u.test(name)) throw new DomainError('NOT_FOUND', { detail: `There is no booking ${plainLine(name)}.` });
    await this.bookings.decide(Number(name), decided, reason);
    await this.audit.record('decide-booking', `booking:${name}`, `${decided}: ${reason}`);
    return `Booking ${name}: ${BOOKING_STATE_LABELS[decided]}. Both sides are told.`;
  }
}

function rowOf({ booking, report }: DisputedBooking): string[] {
  return [
    String(booking.id),
    momentInIndia(report?.at ?? booking.movedAt),
    report?.what ?? '',
    report?.by ?? '',
    `${booking.startsOn} to ${booking.endsOn}`,
    booking.clientId,
    booking.talentUserId,
    report?.text ?? '',
  ];
}
