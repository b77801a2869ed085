import { randomBytes } from 'node:crypto';
import {
  type PlaceOrderInput,
  type Quote,
  formatMinor,
  longDayInIndia,
  MEMBERSHIP_LIMITS,
  redirectPath,
} from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { PlanRow } from '../plans/plans.service';
import type { Order } from './orders.repository';

const HOUR_MS = 3600 * 1000;
/** How long an order can be paid. */
const PAYABLE_MS = 24 * HOUR_MS;

export type Purchase = {
  readonly userId: string;
  readonly input: PlaceOrderInput;
  readonly quote: Quote;
  readonly plan: PlanRow;
  /** '' for a total of zero, which no provider is asked for. */
  readonly provider: string;
  readonly at: number;
};

export function newOrderId(): string {
  return `ord_${randomBytes(12).toString('hex')}`;
}

/** Creates the order of a purchase with the sums of its quote. */
export function newOrder({ userId, input, quote, plan, provider, at }: Purchase): Order {
  const state = { openKey: userId, kind: 'purchase', termKey: null, state: 'open', attempts: 0, paidAt: null, remarks: [] } as const;
  return {
    ...state,
    ...sumsOf(quote),
    ...agreedOf(input, quote),
    id: newOrderId(),
    userId,
    planId: input.plan,
    planName: quote.plan_name,
    termMonths: plan.termMonths,
    renews: input.renews,
    promoCode: quote.promo.state === 'applied' ? quote.promo.code : '',
    extraDays: quote.promo.extra_days,
    hasShoot: quote.promo.has_shoot,
    provider,
    checkoutRef: '',
    paymentUrl: '',
    placedAt: at,
    expiresAt: at + PAYABLE_MS,
  };
}

/** Returns what a repeated order changes of the open one for the same purchase. */
export function agreedOf(input: PlaceOrderInput, quote: Quote): Pick<Order, 'billing' | 'consent' | 'returnPath'> {
  return { billing: input.billing, consent: consentText(input.renews, quote), returnPath: returnPathOf(input.return_path) };
}

/** True when an order is for this purchase: the plan, how it goes on, the code, the place of supply and the sum. */
export function isSamePurchase(order: Order, { input, quote, provider }: Purchase): boolean {
  const code = quote.promo.state === 'applied' ? quote.promo.code : '';
  const isSameOffer = order.planId === input.plan && order.renews === input.renews && order.promoCode === code;
  const isSameSum = order.totalMinor === quote.total_minor && order.currency === quote.currency;
  return isSameOffer && isSameSum && order.billing.state_code === input.billing.state_code && order.provider === provider;
}

function consentText(renews: boolean, { renewal_minor: minor, currency, ends_at: endsAt }: Quote): string {
  if (!renews) return t('membership.orders.consentOnce');
  return t('membership.orders.consent', { total: formatMinor(minor, currency), day: longDayInIndia(endsAt) });
}

function sumsOf(quote: Quote) {
  const taxOf = (name: string) => quote.taxes.filter((tax) => tax.name === name).reduce((sum, tax) => sum + tax.amount_minor, 0);
  const sums = {
    listMinor: quote.list_minor,
    discountMinor: quote.discount_minor,
    totalMinor: quote.total_minor,
    taxableMinor: quote.taxable_minor,
    cgstMinor: taxOf('CGST'),
    sgstMinor: taxOf('SGST'),
    igstMinor: taxOf('IGST'),
    taxRateBasisPoints: quote.taxes.reduce((sum, tax) => sum + tax.rate_basis_points, 0),
    currency: quote.currency,
    renewalMinor: quote.renewal_minor,
  };
  const isExact = sums.totalMinor === sums.taxableMinor + sums.cgstMinor + sums.sgstMinor + sums.igstMinor;
  if (!isExact) throw new Error(`The total ${sums.totalMinor} of a quote is not the sum of its parts.`);
  return sums;
}

/** A path of this site, or ''. */
function returnPathOf(wanted: string): string {
  const path = redirectPath(wanted);
  const isRefused = path === '/' && wanted !== '/';
  return isRefused || path.length > MEMBERSHIP_LIMITS.returnPath ? '' : path;
}
