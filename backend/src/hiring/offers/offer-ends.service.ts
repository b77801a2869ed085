import type { OfferState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { OfferedApplicationsService } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { inBatches, oneByOne } from '../../kernel/scheduling/in-batches';
import { AccountChangesService } from '../parties/account-changes.service';
import { OfferNewsService } from './offer-news.service';
import { stateAt } from './offer-turns.policy';
import { type Offer, OffersRepository } from './offers.repository';

type End = { readonly state: Exclude<OfferState, 'open' | 'accepted'>; readonly reason: string };

const OFFERS_AT_ONCE = 500;

/** Ends offers without a booking: by an answer, with their last day, or with the application or job that they are for. */
@Injectable()
export class OfferEndsService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly changes: AccountChangesService,
    private readonly offered: OfferedApplicationsService,
    private readonly news: OfferNewsService,
    private readonly clock: Clock,
  ) {}

  /** Ends an open offer in the caller's transaction, and lets the client go on with the application. */
  async end(offer: Offer, { state, reason }: End): Promise<void> {
    const at = this.clock.now();
    await this.offers.update(offer.id, { state, reason, openKey: null, decidedAt: at, movedAt: at });
    if (offer.applicationId !== null) await this.offered.markShortlisted(offer.applicationId);
  }

  /** Says why an open offer can no longer be answered: its time is over, or what it is for; null while it can. */
  async overOf(offer: Offer): Promise<'expired' | 'left' | null> {
    if (stateAt(offer, this.clock.now()) === 'expired') return 'expired';
    return (await this.offered.findOver([offer])).length > 0 ? 'left' : null;
  }

  /** Ends an open offer that is over, in the caller's transaction, and tells it; false for one that is not over. */
  async endIfOver(offer: Offer): Promise<boolean> {
    const over = await this.overOf(offer);
    if (over === null) return false;
    if (over === 'expired') {
      await this.end(offer, { state: 'expired', reason: '' });
      await this.news.notifyExpired(offer);
      return true;
    }
    await this.end(offer, { state: 'withdrawn', reason: t('offers.left') });
    await this.news.notify(offer, { what: 'withdrawn', by: 'client', text: t('offers.left') });
    return true;
  }

  /** Declines all open offers to the account of a child without a valid consent, in words that do not say why. */
  async declineAllOf(talentUserId: string): Promise<void> {
    for (const { id, clientId } of await this.offers.findAllOf(talentUserId)) {
      await this.changes.run([clientId, talentUserId], async () => {
        const offer = await this.offers.find(id);
        if (offer?.state !== 'open') return;
        await this.end(offer, { state: 'declined', reason: t('children.ended') });
        await this.news.notify(offer, { what: 'declined', by: 'talent', text: t('children.ended') });
      });
    }
  }

  /** Ends all open offers that are over. Several instances may run at the same time. */
  async endAll(): Promise<void> {
    await inBatches(
      (most) => this.offers.findExpired(this.clock.now(), most),
      oneByOne((id) => this.endOne(id)),
    );
    let open = await this.offers.findOpenAfter(0, OFFERS_AT_ONCE);
    while (open.length > 0) {
      for (const { id } of await this.offered.findOver(open)) await this.endOne(id);
      open = await this.offers.findOpenAfter(open.at(-1)?.id ?? 0, OFFERS_AT_ONCE);
    }
  }

  private async endOne(id: number): Promise<void> {
    const found = await this.offers.find(id);
    if (!found) return;
    await this.changes.run([found.clientId, found.talentUserId], async () => {
      const offer = await this.offers.find(id);
      if (offer?.state === 'open') await this.endIfOver(offer);
    });
  }
}
