import { Injectable } from '@nestjs/common';
import { OffersMadeRepository } from './offers-made.repository';

/** Tells what of hiring depends on a side of an account. */
@Injectable()
export class HiringDependentsService {
  constructor(private readonly offers: OffersMadeRepository) {}

  /** Tells whether the client ever made an offer; bookings and reviews follow from offers. */
  hasOffers(clientId: string): Promise<boolean> {
    return this.offers.hasMade(clientId);
  }
}
