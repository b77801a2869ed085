import {
  type CounterOfferInput,
  dayInIndia,
  HIRING_LIMITS,
  type HiringSide,
  type OfferAnswerInput,
  type OfferReasonInput,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UserBlocksService, UsersService } from '../../auth';
import { OfferedApplicationsService, refuseContactData } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { DomainError, requireNoFaults } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { NewBookingsService } from '../bookings/new-bookings.service';
import { AccountChangesService } from '../parties/account-changes.service';
import { OfferEndsService } from './offer-ends.service';
import { OfferNewsService } from './offer-news.service';
import { noSuchOffer, offerChanged, offerClashes, offerClosed } from './offer-refusals';
import { endOfAnswerDay, textsOf, wrongDays } from './offer-terms.policy';
import { mayAnswer, mayWithdraw } from './offer-turns.policy';
import { otherSide, sideOf, userOf } from '../parties/sides';
import { type Offer, OffersRepository } from './offers.repository';

type Work = (offer: Offer, side: HiringSide) => Promise<void>;

/** Answers open offers: each answer is to the version that was read, by the side on turn. */
@Injectable()
export class AnsweringOffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly changes: AccountChangesService,
    private readonly ends: OfferEndsService,
    private readonly offered: OfferedApplicationsService,
    private readonly bookings: NewBookingsService,
    private readonly users: UsersService,
    private readonly blocks: UserBlocksService,
    private readonly news: OfferNewsService,
    private readonly clock: Clock,
  ) {}

  accept(userId: string, input: OfferAnswerInput): Promise<void> {
    return this.answer(userId, input, async (offer, side) => {
      await this.requireReachable(offer, side);
      const terms = (await this.offers.findPresent([offer])).get(offer.id)?.terms;
      if (!terms) throw noSuchOffer();
      const clashes = await this.bookings.clashesOf(offer.talentId, terms.starts_on, terms.ends_on);
      if (clashes.length > 0) throw offerClashes(side);
      const at = this.clock.now();
      await this.offers.update(offer.id, { state: 'accepted', openKey: null, decidedAt: at, movedAt: at });
      if (offer.applicationId !== null) await this.offered.markBooked(offer.applicationId);
      const bookingId = await this.bookings.book({ offer, terms, by: side, at });
      await this.news.notifyBooked(offer, bookingId);
    });
  }

  decline(userId: string, input: OfferReasonInput): Promise<void> {
    refuseContactData({ reason: input.reason });
    return this.answer(userId, input, async (offer, side) => {
      await this.ends.end(offer, { state: 'declined', reason: input.reason });
      await this.news.notify(offer, { what: 'declined', by: side, text: input.reason });
    });
  }

  counter(userId: string, input: CounterOfferInput): Promise<void> {
    const { terms, text, answer_by: answerBy } = input;
    refuseContactData(textsOf(terms, text));
    return this.answer(userId, input, async (offer, side) => {
      requireNoFaults(wrongDays(terms, answerBy, dayInIndia(this.clock.now())));
      if (offer.version >= HIRING_LIMITS.versions) throw tooManyVersions();
      await this.requireReachable(offer, side);
      const at = this.clock.now();
      const changes = { version: offer.version + 1, turn: otherSide(side), answerUntil: endOfAnswerDay(answerBy), movedAt: at };
      await this.offers.addVersion({ offerId: offer.id, version: changes.version, by: side, terms, text, at });
      await this.offers.update(offer.id, changes);
      await this.news.notify({ ...offer, ...changes }, { what: 'countered', by: side, text });
    });
  }

  /** Withdraws a client's offer; a counter-offer that its talent withdraws counts as declined. */
  withdraw(userId: string, input: OfferReasonInput): Promise<void> {
    refuseContactData({ reason: input.reason });
    return this.change(userId, input, async (offer, side) => {
      if (!mayWithdraw(offer, side)) throw offerChanged(t('offers.yourTurn'));
      await this.ends.end(offer, { state: side === 'client' ? 'withdrawn' : 'declined', reason: input.reason });
      await this.news.notify(offer, { what: 'withdrawn', by: side, text: input.reason });
    });
  }

  private answer(userId: string, input: OfferAnswerInput, work: Work): Promise<void> {
    return this.change(userId, input, (offer, side) => {
      if (!mayAnswer(offer, side)) throw offerChanged(t('offers.otherTurn'));
      return work(offer, side);
    });
  }

  private async change(userId: string, { id, version }: OfferAnswerInput, work: Work): Promise<void> {
    const found = await this.offers.findOf(userId, id);
    if (!found) throw noSuchOffer();
    await this.changes.run([found.clientId, found.talentUserId], async () => {
      const offer = await this.offers.findOf(userId, id);
      if (!offer) throw noSuchOffer();
      await this.requireOpen(offer);
      if (offer.version !== version) throw offerChanged(t('offers.changed'));
      await work(offer, sideOf(offer, userId));
    });
  }

  /** The job that ends offers may come later than the end. */
  private async requireOpen(offer: Offer): Promise<void> {
    if (offer.state !== 'open') throw offerClosed(t('offers.closed'));
    const over = await this.ends.overOf(offer);
    if (over === 'expired') throw offerClosed(t('offers.expired'));
    if (over === 'left') throw offerClosed(t('offers.left'));
  }

  private async requireReachable(offer: Offer, side: HiringSide): Promise<void> {
    await this.blocks.requireTogether(offer.clientId, offer.talentUserId);
    const other = await this.users.findById(userOf(offer, otherSide(side)));
    if (other?.status !== 'active') throw offerClosed(t('offers.otherClosed'));
  }
}

function tooManyVersions(): DomainError {
  return new DomainError('LIST_FULL', { detail: t('offers.versions', { count: HIRING_LIMITS.versions }) });
}
