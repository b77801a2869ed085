import type { Quote, QuoteInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { PlansService } from '../plans/plans.service';
import { PromoCodesService, type PromoAsked, type PromoDecision } from '../promo-codes/promo-codes.service';
import { DAY_MS } from '../terms/membership-steps.policy';
import { type Membership, MembershipsRepository } from '../terms/memberships.repository';
import { anchorOf, startOfPeriod } from '../terms/period-start.policy';
import { endOfTerm } from '../terms/term-dates.policy';
import { notOnSale } from './order-refusals';
import { QuoteLimitsService } from './quote-limits.service';
import { toQuote } from './quote.mapper';

/** Computes what a plan costs. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly plans: PlansService,
    private readonly promoCodes: PromoCodesService,
    private readonly memberships: MembershipsRepository,
    private readonly limits: QuoteLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Answers an account's request for a quote, which is limited. */
  async ask(userId: string, input: QuoteInput): Promise<Quote> {
    await this.limits.consumeQuote(userId);
    return this.quote(userId, input);
  }

  /**
   * Computes the total with tax. A code that does not apply is refused in `promo`, and the rest holds without it. Call it outside
   * transactions: the count of unknown codes would be rolled back with them. Throws NOT_ON_SALE while nothing is sold.
   */
  async quote(userId: string, { plan: planId, state_code: stateCode, code }: QuoteInput): Promise<Quote> {
    const { seller } = this.config;
    if (!this.plans.isOnSale || seller === null) throw notOnSale();
    const [plan, membership] = await Promise.all([this.plans.require(planId), this.memberships.find(userId)]);
    const decision = await this.decide(code, { userId, planId, stateCode, listMinor: plan.priceMinor });
    const extraDays = decision?.isApplied === true ? decision.extraDays : 0;
    const term = termOf(membership, plan.termMonths, this.clock.now());
    const endsAt = term.endsAt + extraDays * DAY_MS;
    return toQuote({ plan, planId, stateCode, sellerState: seller.stateCode, code, decision, startsAt: term.startsAt, endsAt });
  }

  private async decide(code: string, asked: PromoAsked): Promise<PromoDecision | null> {
    if (code === '') return null;
    return this.limits.whileGuessing(asked.userId, () => this.promoCodes.decide(code, asked));
  }
}

/** Returns the term that a purchase of now would begin. */
function termOf(membership: Membership | null, months: number, now: number) {
  const startsAt = startOfPeriod(membership, { isRenewal: false, now });
  return { startsAt, endsAt: endOfTerm(startsAt, months, anchorOf(startsAt, membership)) };
}
