import { Injectable } from '@nestjs/common';
import { type UserAccount, UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { newOrderId } from '../orders/new-order';
import type { Order } from '../orders/orders.repository';
import { type ChargeRequest, type PaymentProvider, ProviderAwayError, type ProviderPayment } from '../payments/payment-provider';
import { PaymentProviders } from '../payments/payment-providers';
import { PaymentsService } from '../payments/payments.service';
import { ProviderRefusedError } from '../payments/provider-refusal';
import { PlansService } from '../plans/plans.service';
import { isChargeable } from './chargeable.policy';
import { type Claim, ClaimedMembershipsService } from './claimed-memberships.service';
import { withoutRenewal } from './membership-steps.policy';
import type { Membership } from './memberships.repository';
import { type Charged, RenewalOutcomesService } from './renewal-outcomes.service';
import { renewalOrder, termKeyOf } from './renewal-order.policy';
import { RenewalOrdersRepository } from './renewal-orders.repository';

type Prepared = { readonly order: Order; readonly account: UserAccount; readonly membership: Membership; readonly mandate: string };

/** Charges the next term of a membership. A try that broke off is taken up again: nobody is charged twice for one term. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly claimed: ClaimedMembershipsService,
    private readonly orders: RenewalOrdersRepository,
    private readonly outcomes: RenewalOutcomesService,
    private readonly users: UsersService,
    private readonly plans: PlansService,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async charge(claim: Claim): Promise<void> {
    const membership = await this.claimed.find(claim);
    if (membership === null) return;
    const provider = membership.provider === null ? null : this.providers.named(membership.provider);
    // A key that is missing for a while must end no membership.
    if (provider === null) return this.outcomes.wait(claim);
    const prepared = await this.prepare(claim, provider);
    if (prepared === null) return;
    try {
      const payment = (await this.known(prepared.order, provider)) ?? (await this.chargeNow(claim, prepared, provider));
      if (payment !== null) await this.outcomes.settle(claim, payment, prepared.account);
    } catch (error) {
      if (!(error instanceof ProviderAwayError)) throw error;
      await this.outcomes.wait(claim);
    }
  }

  /** Finds or stores the order of the term; null when it must not be charged, which is then settled. */
  private async prepare(claim: Claim, provider: PaymentProvider): Promise<Prepared | null> {
    let prepared: Prepared | null = null;
    await this.claimed.change(claim, async (membership) => {
      const account = await this.users.findById(membership.userId);
      const order = isChargeable(account) ? await this.orderOf(membership, provider) : null;
      const { mandate } = membership;
      if (!isChargeable(account) || order === null || mandate === null || order.state !== 'open') return this.refuse(membership, order);
      prepared = { order, account, membership, mandate };
      return { nextAt: claim.until };
    });
    return prepared;
  }

  /** Returns the changes of a membership that is not charged: it waits while its order is paid or looked at by staff, and ends otherwise. */
  private refuse(membership: Membership, order: Order | null): Partial<Membership> {
    this.log.warn('membership not charged', { userId: membership.userId, order: order?.id, state: order?.state });
    return order?.state === 'paid' || order?.state === 'checking' ? this.outcomes.waiting(membership) : withoutRenewal(membership);
  }

  private async orderOf(membership: Membership, provider: PaymentProvider): Promise<Order | null> {
    const known = await this.orders.findByTerm(termKeyOf(membership));
    if (known !== null) return known;
    const last = await this.orders.findLastPaid(membership.userId);
    if (last === null) return null;
    const plan = await this.plans.require(membership.renewalPlanId);
    const sellerState = this.config.seller?.stateCode ?? '';
    const order = renewalOrder({ id: newOrderId(), membership, provider: provider.name, plan, last, sellerState, now: this.clock.now() });
    await this.orders.add(order);
    return order;
  }

  /** Takes in the payments that the provider has of an order; resolves to the one that rules out another charge. */
  private async known(order: Order, provider: PaymentProvider): Promise<ProviderPayment | null> {
    const payments = await provider.paymentsOf({ orderId: order.id, ref: order.checkoutRef });
    for (const payment of payments) await this.payments.take(provider.name, payment);
    return payments.find(({ state }) => state !== 'failed') ?? null;
  }

  /** Resolves to null, without a charge, when the membership was changed or its account suspended meanwhile. */
  private async chargeNow(claim: Claim, prepared: Prepared, provider: PaymentProvider): Promise<Charged | null> {
    const { order, account, membership } = prepared;
    if ((await this.claimed.find(claim)) === null || !isChargeable(await this.users.findById(account.id))) return null;
    const attempt = membership.attempts + 1;
    await this.orders.setAttempts(order.id, attempt);
    try {
      // The key of a try whose answer was lost is used again, so that the provider does not charge again.
      const payment = await provider.charge(chargeOf(prepared, `${order.id}-${attempt}`));
      await this.payments.take(provider.name, payment);
      return payment;
    } catch (error) {
      // Refused without a payment, for example because the bank withdrew the consent.
      if (!(error instanceof ProviderRefusedError)) throw error;
      this.log.warn('charge refused by the provider', { order: order.id, reason: error.message });
      return { state: 'failed', reason: '' };
    }
  }
}

function chargeOf({ order, account, mandate }: Prepared, key: string): ChargeRequest {
  return {
    orderId: order.id,
    key,
    mandate,
    amountMinor: order.totalMinor,
    currency: order.currency,
    description: order.planName,
    buyer: { name: order.billing.name, email: account.loginEmail ?? account.email },
  };
}
