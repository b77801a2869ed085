import type { OfferTerms } from '@alltalent/shared/contracts';
import type { BookingEntity } from '../schema/booking.entity';
import { endOfDay, startOfDay } from './days-at-place';

export type NewBooking = Omit<BookingEntity, 'id'>;
/** Of whom and what a booking is. */
export type BookedFor = Pick<NewBooking, 'offerId' | 'clientId' | 'talentUserId' | 'talentId' | 'applicationId' | 'jobId' | 'roleId'>;

/** A booking as both sides agreed to it, with which nothing has happened yet. */
export function newBooking(bookedFor: BookedFor, terms: OfferTerms, at: number): NewBooking {
  const { offerId, clientId, talentUserId, talentId, applicationId, jobId, roleId } = bookedFor;
  return {
    ...{ offerId, clientId, talentUserId, talentId, applicationId, jobId, roleId },
    ...agreedIn(terms),
    ...NOTHING_YET,
    createdAt: at,
    movedAt: at,
  };
}

const NOTHING_YET = {
  state: 'confirmed',
  revision: 1,
  contactName: '',
  contactPhone: '',
  notes: '',
  changeRequest: null,
  cancelledBy: null,
  cancelReason: null,
  cancelText: '',
  remindedAt: null,
  doneAt: null,
} as const satisfies Partial<NewBooking>;

function agreedIn(terms: OfferTerms) {
  return {
    title: terms.title,
    role: terms.role,
    startsOn: terms.starts_on,
    endsOn: terms.ends_on,
    callTime: terms.call_time,
    timeZone: terms.time_zone,
    place: terms.place,
    fee: terms.fee,
    currency: terms.currency,
    feeUnit: terms.fee_unit,
    bring: terms.bring,
    startsAt: startOfDay(terms.starts_on, terms.time_zone),
    endsAt: endOfDay(terms.ends_on, terms.time_zone),
  };
}
