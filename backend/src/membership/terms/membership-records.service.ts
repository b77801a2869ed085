import { Injectable } from '@nestjs/common';
import { toIso } from '../../auth';
import { Transactions } from '../../kernel/database/transaction';
import { UpgradeCardsRepository } from '../benefits/upgrade-cards.repository';
import { InvoicesRepository } from '../books/invoices.repository';
import type { Order } from '../orders/orders.repository';
import { PaymentProviders } from '../payments/payment-providers';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { withNextStep, withoutRenewal } from './membership-steps.policy';
import { MembershipRecordsRepository } from './membership-records.repository';
import { MembershipsRepository } from './memberships.repository';

/** Personal data of memberships: export, end of the renewal, erasure. */
@Injectable()
export class MembershipRecordsService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly records: MembershipRecordsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly promoCodes: PromoCodesService,
    private readonly cards: UpgradeCardsRepository,
    private readonly providers: PaymentProviders,
    private readonly transactions: Transactions,
  ) {}

  async exportFor(userId: string): Promise<unknown> {
    const membership = await this.memberships.find(userId);
    return {
      membership: membership && {
        plan: membership.planId,
        state: membership.state,
        source: membership.source,
        renews: membership.renews,
        paid_until: toIso(membership.paidUntil),
        active_until: toIso(membership.accessUntil),
        renewal_minor: membership.renewalMinor,
      },
      periods: (await this.memberships.findPeriods(userId)).map((period) => ({
        plan: period.planId,
        source: period.source,
        starts_at: toIso(period.startsAt),
        ends_at: toIso(period.endsAt),
        revoked_at: toIso(period.revokedAt),
      })),
      orders: (await this.records.findOrders(userId)).map(toExportedOrder),
      invoices: (await this.invoices.findOfUser(userId)).map(({ number, kind, issuedAt, content }) => ({
        number,
        kind,
        issued_at: toIso(issuedAt),
        buyer: content.buyer.name,
        total_minor: content.totalMinor,
        currency: content.currency,
      })),
      shoots: (await this.records.findShoots(userId)).map((shoot) => ({
        state: shoot.state,
        dates: shoot.dates,
        confirmed_on: shoot.confirmedOn,
        city: shoot.city,
        state_code: shoot.stateCode,
        notes: shoot.notes,
        asked_at: toIso(shoot.askedAt),
      })),
      upgrade_card_shown_at: toIso(await this.cards.findShown(userId)),
    };
  }

  /** Turns the renewal off; does nothing where it is off. */
  async endRenewal(userId: string): Promise<void> {
    const membership = await this.memberships.find(userId);
    if (!membership?.renews) return;
    await this.transactions.run(async () => {
      const locked = await this.memberships.lock(userId);
      if (!locked?.renews) return;
      await this.memberships.save(withNextStep({ ...locked, ...withoutRenewal(locked) }));
    });
  }

  /**
   * Takes the consent to charge back, cancels what is open and takes the account off orders and invoices. Invoices keep the
   * buyer's name and address: the tax law asks for them.
   */
  async erase(userId: string): Promise<void> {
    await this.endAtProviders(userId);
    await this.transactions.run(async () => {
      for (const { id, state, billing } of await this.records.findOrders(userId)) {
        if (state === 'open') await this.promoCodes.release(id);
        await this.records.detachOrder(id, billing.state_code);
      }
      await this.invoices.detach(userId);
    });
  }

  /** Ends what a provider could still charge by. Rejects while it is away, so that the erasure is tried again. */
  private async endAtProviders(userId: string): Promise<void> {
    const membership = await this.memberships.find(userId);
    if (membership?.mandate && membership.provider) await this.providers.named(membership.provider)?.endMandate(membership.mandate);
    for (const { id, state, provider, checkoutRef: ref } of await this.records.findOrders(userId))
      if (state === 'open' && ref !== '') await this.providers.named(provider)?.closeCheckout({ orderId: id, ref });
  }
}

function toExportedOrder(order: Order): unknown {
  return {
    id: order.id,
    kind: order.kind,
    plan: order.planId,
    state: order.state,
    renews: order.renews,
    list_minor: order.listMinor,
    discount_minor: order.discountMinor,
    total_minor: order.totalMinor,
    currency: order.currency,
    promo_code: order.promoCode,
    billing: order.billing,
    consent: order.consent,
    placed_at: toIso(order.placedAt),
    paid_at: toIso(order.paidAt),
  };
}
