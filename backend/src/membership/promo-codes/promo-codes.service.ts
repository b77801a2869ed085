import { dayInIndia, type PaidPlanId, type PromoRefusal } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { PlansService } from '../plans/plans.service';
import { effectOf, type PromoCode, type PromoEffect, refusalOf } from './promo-codes.policy';
import { PromoCodesRepository } from './promo-codes.repository';

export type PromoDecision = ({ readonly isApplied: true } & PromoEffect) | { readonly isApplied: false; readonly reason: PromoRefusal };

export type PromoAsked = { readonly userId: string; readonly planId: PaidPlanId; readonly stateCode: string; readonly listMinor: number };
type Holder = { readonly id: string; readonly userId: string; readonly promoCode: string };

/** Promo codes: who may use which. */
@Injectable()
export class PromoCodesService {
  constructor(
    private readonly codes: PromoCodesRepository,
    private readonly plans: PlansService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Decides whether a code applies; changes nothing. An order of the user that holds it does not count against it. */
  async decide(code: string, { userId, planId, stateCode, listMinor }: PromoAsked): Promise<PromoDecision> {
    const found = await this.codes.find(code);
    if (!found) return { isApplied: false, reason: 'unknown' };
    const [own, excludedStates] = await Promise.all([this.codes.countOwn(found.code, userId), this.excludedOf(found)]);
    const day = dayInIndia(this.clock.now());
    const used = { otherUses: found.uses - own.open, isUsedBefore: own.settled > 0 };
    const reason = refusalOf(found, { planId, stateCode, day, excludedStates, ...used });
    return reason === null ? { isApplied: true, ...effectOf(found, listMinor) } : { isApplied: false, reason };
  }

  /** Holds a code for an order, in the order's transaction; false when it was used up meanwhile. */
  hold(order: Holder): Promise<boolean> {
    if (order.promoCode === '') return Promise.resolve(true);
    return this.transactions.run(() => this.holdIn(order));
  }

  /** Gives a code free that an unpaid order held. */
  release(orderId: string): Promise<void> {
    return this.transactions.run(() => this.releaseIn(orderId));
  }

  private async holdIn({ id, userId, promoCode }: Holder): Promise<boolean> {
    // The lock of the code comes before its uses, here and in `releaseIn`, so that no two of them wait for each other.
    const code = await this.codes.lock(promoCode);
    if (!code) return false;
    if (!(await this.codes.countUse(code.code))) return this.codes.hasUse(id);
    const onceKey = code.isOncePerPerson ? `${code.code}:${userId}` : null;
    if (await this.codes.addUse({ orderId: id, code: code.code, onceKey, usedAt: this.clock.now() })) return true;
    await this.codes.uncountUse(code.code);
    return this.codes.hasUse(id);
  }

  private async releaseIn(orderId: string): Promise<void> {
    const code = await this.codes.lockCodeOf(orderId);
    if (code === '') return;
    await this.codes.lock(code);
    if (await this.codes.deleteUse(orderId)) await this.codes.uncountUse(code);
  }

  private async excludedOf({ excludedStates }: PromoCode): Promise<readonly string[]> {
    return excludedStates ?? (await this.plans.settings()).shootExcludedStates;
  }
}
