import { Injectable } from '@nestjs/common';
import { PersonalData, type UserAccount } from '../../auth';
import { OwnNotificationsService } from '../../notifications';
import { otherOf, sideOf } from '../parties/sides';
import { OfferEndsService } from './offer-ends.service';
import { toIso, toVersion } from './offers.mapper';
import { OffersRepository } from './offers.repository';

/** Exports a user's offers on either side. They are deleted with the account of either side. */
@Injectable()
export class OffersRecords extends PersonalData {
  readonly name = 'offers';

  constructor(
    private readonly offers: OffersRepository,
    private readonly ends: OfferEndsService,
    private readonly notices: OwnNotificationsService,
  ) {
    super();
  }

  async exportFor({ id: userId }: UserAccount): Promise<unknown> {
    const offers = await this.offers.findAllOf(userId);
    const versions = await this.offers.findVersions(offers.map(({ id }) => id));
    return offers.map((offer) => ({
      side: sideOf(offer, userId),
      state: offer.state,
      versions: versions.filter(({ offerId }) => offerId === offer.id).map(toVersion),
      answer_by: toIso(offer.answerUntil),
      reason: offer.reason,
      made_at: toIso(offer.createdAt),
      decided_at: offer.decidedAt === null ? null : toIso(offer.decidedAt),
    }));
  }

  override end({ id: userId }: UserAccount): Promise<void> {
    return this.ends.declineAllOf(userId);
  }

  /** Deletes the other side's notifications, which name this user. */
  override async erase({ id: userId }: UserAccount): Promise<void> {
    for (const offer of await this.offers.findAllOf(userId)) {
      await this.notices.deleteByKeyPrefix(otherOf(offer, userId), `offer:${offer.id}:`);
    }
  }
}
