import type { HiringSide, OfferTerms } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type BookedFor, newBooking } from './new-booking';
import { type BookedDays, NewBookingsRepository } from './new-bookings.repository';

type OfferIds = Omit<BookedFor, 'offerId'> & { readonly id: number };
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
    return this.bookings.insert(newBooking({ ...offer, offerId: offer.id }, terms, at), { by, what: 'made', text: '', at });
  }
}
