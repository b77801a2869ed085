import type { HiringSide, OfferTerms } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { endOfDay, startOfDay } from './days-at-place';
import { type BookedDays, type NewBooking, NewBookingsRepository } from './new-bookings.repository';

type OfferIds = Pick<NewBooking, 'clientId' | 'talentUserId' | 'talentId' | 'applicationId' | 'jobId' | 'roleId'> & { readonly id: number };
export type AcceptedOffer = {
  readonly offer: OfferIds;
  readonly terms: OfferTerms;
  /** Side that accepted. */
  readonly by: HiringSide;
  readonly at: number;
};

/** Makes bookings of accepted offers and says on which days a talent is booked. */
@Injectable()
export class NewBookingsService {
  constructor(private readonly bookings: NewBookingsRepository) {}

  /** Finds confirmed bookings of the talent that share a day with these, YYYY-MM-DD, at most 100. */
  clashesOf(talentId: number, startsOn: string, endsOn: string): Promise<readonly BookedDays[]> {
    return this.bookings.findClashes(talentId, { startsOn, endsOn });
  }

  /** Returns the id of the booking that the acceptance of an offer made; null without one. */
  async idOfOffer(offerId: number): Promise<number | null> {
    return (await this.bookings.findIdOfOffer(offerId))?.id ?? null;
  }

  /** True while a confirmed booking comes from this application. */
  isBooked(applicationId: number): Promise<boolean> {
    return this.bookings.hasConfirmed(applicationId);
  }

  /** Books what both sides agreed to, in the caller's transaction that has locked both accounts; returns the booking's id. */
  book({ offer, terms, by, at }: AcceptedOffer): Promise<number> {
    const { id: offerId, clientId, talentUserId, talentId, applicationId, jobId, roleId } = offer;
    const booking: NewBooking = {
      ...{ offerId, clientId, talentUserId, talentId, applicationId, jobId, roleId },
      ...whatIsAgreed(terms),
      ...NOTHING_YET,
      createdAt: at,
      movedAt: at,
    };
    return this.bookings.insert(booking, { by, what: 'made', text: '', at });
  }
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

function whatIsAgreed(terms: OfferTerms) {
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
