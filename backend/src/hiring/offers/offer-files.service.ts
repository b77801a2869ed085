import { Injectable } from '@nestjs/common';
import { OfferLimitsService } from './offer-limits.service';
import { PartiesService } from '../parties/parties.service';
import { offerFileName, offerPdf } from './offer-pdf';
import { noSuchOffer } from './offer-refusals';
import { OffersRepository } from './offers.repository';

export type OfferFile = { readonly name: string; readonly type: string; readonly content: Buffer };

/** Renders the accepted terms of offers for their two sides. */
@Injectable()
export class OfferFilesService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly parties: PartiesService,
    private readonly limits: OfferLimitsService,
  ) {}

  /** NOT_FOUND for other people's offers and for one that is not accepted. */
  async read(userId: string, id: number): Promise<OfferFile> {
    await this.limits.download(userId);
    const offer = await this.offers.findOf(userId, id);
    const version = offer && (await this.offers.findPresent([offer])).get(id);
    if (!version || offer.state !== 'accepted' || offer.decidedAt === null) throw noSuchOffer();
    const [aroundOf, names] = await Promise.all([this.parties.read([offer]), this.parties.namesOf([offer.clientId, offer.talentUserId])]);
    const { client, talent } = aroundOf(offer);
    const content = await offerPdf({
      offer: { ...offer, decidedAt: offer.decidedAt },
      version,
      client: { shown: client.name, account: names.get(offer.clientId) ?? '' },
      talent: { shown: talent.name, account: names.get(offer.talentUserId) ?? '' },
    });
    return { name: offerFileName(id), type: 'application/pdf', content };
  }
}
