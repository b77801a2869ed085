import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import type { Order } from '../orders/orders.repository';
import { ProviderAwayError } from '../payments/payment-provider';
import { PaymentProviders } from '../payments/payment-providers';
import { PaymentsService } from '../payments/payments.service';
import { type Claim, ClaimedMembershipsService } from './claimed-memberships.service';
import { MembershipMarks } from './membership-marks';
import { MembershipNewsService } from './membership-news.service';
import { ASK_AGAIN_MS } from './membership-steps.policy';
import { type Membership, type MembershipPeriod, MembershipsRepository } from './memberships.repository';
import { endedMail } from './renewal-mails';
import { RenewalNamesService } from './renewal-names.service';
import { termKeyOf } from './renewal-order.policy';
import { RenewalOrdersRepository } from './renewal-orders.repository';

/** Ends memberships, and then the consents to charge them. */
@Injectable()
export class MembershipEndsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly claimed: ClaimedMembershipsService,
    private readonly memberships: MembershipsRepository,
    private readonly orders: RenewalOrdersRepository,
    private readonly users: UsersService,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsService,
    private readonly marks: MembershipMarks,
    private readonly names: RenewalNamesService,
    private readonly news: MembershipNewsService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Ends a membership, unless a term that was bought ahead follows. */
  async end(claim: Claim): Promise<void> {
    const membership = await this.claimed.find(claim);
    if (membership === null) return;
    const order = await this.orders.findByTerm(termKeyOf(membership));
    if (order?.state === 'open') await this.takeLatePayments(order);
    const run = async () => {
      // Locks the order before the membership, as `PaymentsService.take` does.
      if (order !== null) await this.orders.lock(order.id);
      await this.claimed.change(claim, (current) => this.endOrGoOn(current, order));
    };
    await retryLockConflicts(() => this.transactions.run(run));
  }

  /** Withdraws the consent at the provider; repeated every hour while the provider is away or has no keys here. */
  async endMandate(claim: Claim): Promise<void> {
    const membership = await this.claimed.find(claim);
    if (membership === null || membership.mandate === null) return;
    const isEnded = await this.endAtProvider(membership.provider, membership.mandate);
    await this.claimed.change(claim, () => (isEnded ? { mandate: null, provider: null } : { nextAt: this.clock.now() + ASK_AGAIN_MS }));
  }

  private async endAtProvider(name: string | null, mandate: string): Promise<boolean> {
    const provider = name === null ? null : this.providers.named(name);
    if (provider === null) return false;
    try {
      await provider.endMandate(mandate);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderAwayError)) throw error;
      return false;
    }
  }

  private async endOrGoOn(membership: Membership, order: Order | null): Promise<Partial<Membership>> {
    const now = this.clock.now();
    const periods = await this.memberships.findPeriods(membership.userId);
    const later = periods.filter(({ endsAt, revokedAt }) => revokedAt === null && endsAt > now);
    if (order !== null) await this.orders.giveUp(order, t('membership.terms.gaveUp'));
    if (later.length > 0) return goOn(later, now);
    await this.marks.set(membership.userId, false);
    const account = await this.users.findById(membership.userId);
    if (account !== null)
      await this.news.send(
        account,
        `ended:${membership.paidUntil}`,
        endedMail(membership, await this.names.of({ ...membership, renews: false })),
      );
    return { state: 'ended', renews: false };
  }

  private async takeLatePayments({ id, checkoutRef, provider: name }: Order): Promise<void> {
    const provider = this.providers.named(name);
    if (provider === null) return;
    try {
      const payments = await provider.paymentsOf({ orderId: id, ref: checkoutRef });
      for (const payment of payments) await this.payments.take(provider.name, payment);
    } catch (error) {
      if (!(error instanceof ProviderAwayError)) throw error;
      // The access ends with the time anyway, and a payment that arrives later still begins a term.
      this.log.warn('provider away at the end of a membership', { order: id });
    }
  }
}

function goOn(later: readonly MembershipPeriod[], now: number): Partial<Membership> {
  const running = later.find(({ startsAt }) => startsAt <= now) ?? later[0];
  const paidUntil = Math.max(...later.map(({ endsAt }) => endsAt));
  const fresh = { state: 'active', attempts: 0, notices: 0, noticedAt: null } as const;
  return { ...fresh, ...(running ? { planId: running.planId } : {}), paidUntil, accessUntil: paidUntil };
}
