import { dayInIndia, type MakeOfferInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { requireNoFaults } from '../../kernel/domain-error';
import { OfferedApplicationsService, refuseContactData } from '../../jobs';
import { Clock } from '../../kernel/clock/clock';
import { onceForKey, wasDoneBefore } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { spend } from '../../kernel/rate-limits/spend';
import { NewBookingsService } from '../bookings/new-bookings.service';
import { AccountChangesService } from '../parties/account-changes.service';
import { OfferEndsService } from './offer-ends.service';
import { OfferLimitsService } from './offer-limits.service';
import { OfferNewsService } from './offer-news.service';
import { offerOpen, offerRefused } from './offer-refusals';
import { type OfferedTo, OfferSubjectsService } from './offer-subjects.service';
import { endOfAnswerDay, textsOf, wrongDays } from './offer-terms.policy';
import { type NewOffer, OffersRepository } from './offers.repository';

/** Makes offers; for each role a talent has one open offer of a client at most. */
@Injectable()
export class MakingOffersService {
  constructor(
    private readonly offers: OffersRepository,
    private readonly subjects: OfferSubjectsService,
    private readonly changes: AccountChangesService,
    private readonly ends: OfferEndsService,
    private readonly offered: OfferedApplicationsService,
    private readonly bookings: NewBookingsService,
    private readonly limits: OfferLimitsService,
    private readonly news: OfferNewsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new offer. */
  async make(clientId: string, input: MakeOfferInput): Promise<number> {
    // The first run made the offer; what it checked then may be refused by now.
    if (wasDoneBefore()) return onceForKey(() => Promise.resolve(0));
    refuseContactData(textsOf(input.terms, input.text));
    this.requireDays(input);
    const { talent, talentUserId } = await this.subjects.require(clientId, input.subject);
    const reservation = await this.limits.make(clientId, talent.id);
    return spend(reservation, () =>
      this.changes.run([clientId, talentUserId], async () => {
        const to = await this.subjects.require(clientId, input.subject);
        await this.requireFree(to);
        return this.store(clientId, to, input);
      }),
    );
  }

  private requireDays({ terms, answer_by: answerBy }: MakeOfferInput): void {
    requireNoFaults(wrongDays(terms, answerBy, dayInIndia(this.clock.now())));
  }

  private async requireFree({ place, application, talent }: OfferedTo): Promise<void> {
    if (place?.job.state === 'closed') throw offerRefused(t('offers.jobClosed'));
    if (place && place.job.state !== 'open') throw offerRefused(t('offers.jobNotOpen'));
    if (application && (await this.bookings.isBooked(application.id))) throw offerRefused(t('offers.booked', { name: talent.name }));
  }

  private async store(clientId: string, to: OfferedTo, { terms, answer_by: answerBy, text }: MakeOfferInput): Promise<number> {
    const { place, application, invitationId, talent, talentUserId } = to;
    const openKey = openKeyOf(clientId, to);
    const open = await this.offers.findByKey(openKey);
    if (open && !(await this.ends.endIfOver(open))) throw offerOpen(talent.name);
    const at = this.clock.now();
    const offer: NewOffer = {
      ...{ clientId, talentUserId, talentId: talent.id, jobId: place?.job.id ?? null, roleId: place?.role.id ?? null },
      ...{ applicationId: application?.id ?? null, invitationId, state: 'open', turn: 'talent', version: 1 },
      ...{ answerUntil: endOfAnswerDay(answerBy), reason: '', openKey, createdAt: at, movedAt: at, decidedAt: null },
    };
    const id = await this.offers.insert(offer, { version: 1, by: 'client', terms, text, at });
    if (id === null) throw offerOpen(talent.name);
    if (application) await this.offered.markOffered(application.id);
    await this.news.notify({ ...offer, id }, { what: 'made', by: 'client', text });
    return id;
  }
}

/** Client, role and talent, so that one role has one open offer per person. */
export function openKeyOf(clientId: string, { place, talent }: Pick<OfferedTo, 'place' | 'talent'>): string {
  return `${clientId}:${place?.role.id ?? 0}:${talent.id}`;
}
