import type { Booking as BookingDto, BookingLine, HiringSide, OfferTerms } from '@alltalent/shared/contracts';
import type { Around } from '../parties/parties.service';
import { otherSide } from '../parties/sides';
import { historyOf } from './booking-history';
import { mayCancel, mayChange, mayEditCallSheet, mayFinish, mayReport, waitingChange } from './booking-moves.policy';
import type { Booking, Step } from './bookings.repository';

type Read = { readonly side: HiringSide; readonly around: Around; readonly now: number };
type More = Read & {
  readonly steps: readonly Step[];
  readonly terms: OfferTerms | null;
  readonly threadId: number | null;
  readonly contact: BookingDto['contact'];
};

const MAP = 'https://www.openstreetmap.org/search?query=';

export function toBooking(booking: Booking, { side, around, now, steps, terms, threadId, contact }: More): BookingDto {
  const isDecided = steps.some(({ what }) => what === 'decided');
  const reader = { side, otherName: around[otherSide(side)].name, state: booking.state };
  return {
    ...factsOf(booking, side),
    revision: booking.revision,
    client: around.client,
    talent: around.talent,
    job: around.job,
    offer_id: booking.offerId,
    thread_id: threadId,
    terms,
    call_sheet: {
      contact_name: booking.contactName,
      contact_phone: booking.contactPhone,
      bring: booking.bring,
      notes: booking.notes,
      map_url: `${MAP}${encodeURIComponent(booking.place)}`,
    },
    contact,
    change: waitingChange(booking, now),
    cancel: cancelOf(booking),
    history: historyOf(steps, reader),
    may_edit_call_sheet: mayEditCallSheet(booking, side),
    may_change: mayChange(booking, now),
    may_cancel: mayCancel(booking, now),
    may_finish: mayFinish(booking, side, now),
    may_report: mayReport(booking, now, isDecided),
  };
}

export function toBookingLine(booking: Booking, { side, around, now }: Read): BookingLine {
  const change = waitingChange(booking, now);
  return { ...factsOf(booking, side), other: around[otherSide(side)], is_change_to_answer: change !== null && change.by !== side };
}

function factsOf(booking: Booking, side: HiringSide) {
  return {
    id: booking.id,
    state: booking.state,
    side,
    title: booking.title,
    role: booking.role,
    starts_on: booking.startsOn,
    ends_on: booking.endsOn,
    call_time: booking.callTime,
    time_zone: booking.timeZone,
    place: booking.place,
    fee: booking.fee,
    currency: booking.currency,
    fee_unit: booking.feeUnit,
  };
}

function cancelOf({ cancelledBy, cancelReason, cancelText }: Booking): BookingDto['cancel'] {
  if (cancelledBy === null || cancelReason === null) return null;
  return { by: cancelledBy, reason: cancelReason, text: cancelText };
}
