import { HIRING_LIMITS, type Offer as OfferDto, type OwnOffersQuery, type OwnOffersResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OfferedApplicationsService } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { NewBookingsService } from '../bookings/new-bookings.service';
import { PartiesService } from '../parties/parties.service';
import { noSuchOffer } from './offer-refusals';
import { ThreadsOfPairService } from '../threads/threads-of-pair.service';
import { stateAt } from './offer-turns.policy';
import { sideOf } from '../parties/sides';
import { toClash, toOffer, toOfferLine } from './offers.mapper';
import { type Offer, OffersRepository } from './offers.repository';

/** Reads offers for their two sides. */
@Injectable()
export class OwnOffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly parties: PartiesService,
    private readonly offered: OfferedApplicationsService,
    private readonly bookings: NewBookingsService,
    private readonly threads: ThreadsOfPairService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { state, page = 1 }: OwnOffersQuery): Promise<OwnOffersResponse> {
    const listed = { userId, state, now: this.clock.now() };
    const [found, total] = await Promise.all([this.offers.findPage(listed, page), this.offers.count(listed)]);
    const offers = await this.asOfNow(found);
    const [aroundOf, present] = await Promise.all([this.parties.read(offers), this.offers.findPresent(offers)]);
    const data = offers.flatMap((offer) => {
      const terms = present.get(offer.id)?.terms;
      return terms ? [toOfferLine(offer, sideOf(offer, userId), { around: aroundOf(offer), terms })] : [];
    });
    return { status: 200, data, total, page, pages: Math.max(1, Math.ceil(total / HIRING_LIMITS.perPage)) };
  }

  async read(userId: string, id: number): Promise<OfferDto> {
    const found = await this.offers.findOf(userId, id);
    if (!found) throw noSuchOffer();
    const [[offer = found], aroundOf, versions, bookingId, threadId] = await Promise.all([
      this.asOfNow([found]),
      this.parties.read([found]),
      this.offers.findVersions([id]),
      this.bookings.idOfOffer(id),
      this.threads.idOf(found),
    ]);
    const terms = versions.at(-1)?.terms;
    const isOpen = offer.state === 'open' && terms !== undefined;
    const clashes = isOpen ? await this.bookings.clashesOf(offer.talentId, terms.starts_on, terms.ends_on) : [];
    const shown = clashes.map((clash) => toClash(clash, userId));
    const side = sideOf(offer, userId);
    return toOffer(offer, { side, around: aroundOf(offer), versions, bookingId, threadId, clashes: shown });
  }

  /** Offers with the state of the present moment: the job that stores the end of an offer comes later than the end. */
  private async asOfNow(offers: readonly Offer[]): Promise<Offer[]> {
    const now = this.clock.now();
    const open = offers.filter((offer) => stateAt(offer, now) === 'open');
    const left = new Set((await this.offered.findOver(open)).map(({ id }) => id));
    return offers.map((offer) => {
      if (left.has(offer.id)) return { ...offer, state: 'withdrawn', reason: t('offers.left'), decidedAt: offer.movedAt };
      const state = stateAt(offer, now);
      return state === offer.state ? offer : { ...offer, state, decidedAt: offer.answerUntil };
    });
  }
}
