import { Injectable } from '@nestjs/common';
import { LiveEventsService, NotificationsService } from '../../notifications';
import { PartiesService } from '../parties/parties.service';
import { bookedNotifications, expiredNotifications, type NotifiedOffer, offerNotification, type OfferNews } from './offer-notifications';
import { type Offer, OffersRepository } from './offers.repository';

/** Tells both sides what happens to an offer, in the caller's transaction. */
@Injectable()
export class OfferNewsService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly parties: PartiesService,
    private readonly notifications: NotificationsService,
    private readonly events: LiveEventsService,
  ) {}

  /** Tells the side that did not act. `offer` is as it is now. */
  async notify(offer: Offer, news: OfferNews): Promise<void> {
    await this.notifications.notify([offerNotification(await this.subjectOf(offer), news)]);
    await this.publish(offer);
  }

  async notifyExpired(offer: Offer): Promise<void> {
    await this.notifications.notify(expiredNotifications(await this.subjectOf(offer)));
    await this.publish(offer);
  }

  async notifyBooked(offer: Offer, bookingId: number): Promise<void> {
    await this.notifications.notify(bookedNotifications(await this.subjectOf(offer), bookingId));
    await this.publish(offer);
    await this.events.publish([offer.clientId, offer.talentUserId], 'bookings', bookingId);
  }

  private async subjectOf(offer: Offer): Promise<NotifiedOffer> {
    const terms = (await this.offers.findPresent([offer])).get(offer.id)?.terms;
    if (!terms) throw new Error(`The offer ${offer.id} has no version ${offer.version}.`);
    return { offer, terms, around: (await this.parties.read([offer]))(offer) };
  }

  private publish({ id, clientId, talentUserId }: Offer): Promise<void> {
    return this.events.publish([clientId, talentUserId], 'offers', id);
  }
}
