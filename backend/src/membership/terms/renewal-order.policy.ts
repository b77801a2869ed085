import { splitTax } from '../books/tax.policy';
import type { Order } from '../orders/orders.repository';
import type { PlanRow } from '../plans/plans.service';
import { graceEndOf } from './membership-steps.policy';
import type { Membership } from './memberships.repository';

type Renewed = {
  readonly id: string;
  readonly membership: Membership;
  readonly provider: string;
  readonly plan: Pick<PlanRow, 'name' | 'termMonths'>;
  /** Last order that the account paid. */
  readonly last: Order;
  readonly sellerState: string;
  readonly now: number;
};

/** Names the term after the one that ends; a term is renewed once. */
export function termKeyOf({ userId, paidUntil }: Pick<Membership, 'userId' | 'paidUntil'>): string {
  return `${userId}:${paidUntil}`;
}

/** Returns the order of the next term: at the sum that the buyer agreed to, made out as the last order. */
export function renewalOrder({ id, membership, provider, plan, last, sellerState, now }: Renewed): Order {
  const { userId, renewalPlanId, renewalMinor } = membership;
  const { billing, currency, consent, taxRateBasisPoints } = last;
  const taxes = splitTax({
    totalMinor: renewalMinor,
    rateBasisPoints: taxRateBasisPoints,
    supplyState: billing.state_code,
    sellerState,
  });
  return {
    id,
    userId,
    openKey: null,
    kind: 'renewal',
    termKey: termKeyOf(membership),
    planId: renewalPlanId,
    planName: plan.name,
    termMonths: plan.termMonths,
    renews: true,
    state: 'open',
    listMinor: renewalMinor,
    discountMinor: 0,
    totalMinor: renewalMinor,
    ...taxes,
    taxRateBasisPoints,
    currency,
    renewalMinor,
    promoCode: '',
    extraDays: 0,
    hasShoot: false,
    billing,
    consent,
    provider,
    checkoutRef: '',
    paymentUrl: '',
    returnPath: '',
    attempts: 0,
    placedAt: now,
    expiresAt: graceEndOf(membership),
    paidAt: null,
    remarks: [],
  };
}
