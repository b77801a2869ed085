import { readGstin } from '@alltalent/shared/contracts';
import type { SellerConfig } from '../../kernel/config/selling';
import { t } from '../../kernel/messages';
import { oneLine } from '../../kernel/text/form-text';
import type { Order } from '../orders/orders.repository';
import type { InvoiceContent } from '../schema/books.entity';
import type { MembershipPeriod } from '../terms/memberships.repository';

export type PaidTerm = { readonly period: Pick<MembershipPeriod, 'startsAt' | 'endsAt'>; readonly paymentRef: string; readonly at: number };

/** Writes down what the invoice of a paid order says, so that later changes of seller, plan or account do not change it. */
export function invoiceContentOf(order: Order, { period, paymentRef }: PaidTerm, seller: SellerConfig): InvoiceContent {
  const { billing } = order;
  return {
    seller,
    buyer: {
      name: oneLine(billing.name),
      address: `${oneLine(billing.address)}\n${oneLine(`${billing.city} ${billing.postal_code}`)}`,
      gstin: readGstin(billing.gstin) ?? '',
      stateCode: billing.state_code,
    },
    line: t('membership.books.line', { plan: order.planName }),
    planName: order.planName,
    startsAt: period.startsAt,
    endsAt: period.endsAt,
    listMinor: order.listMinor,
    discountMinor: order.discountMinor,
    taxableMinor: order.taxableMinor,
    cgstMinor: order.cgstMinor,
    sgstMinor: order.sgstMinor,
    igstMinor: order.igstMinor,
    totalMinor: order.totalMinor,
    taxRateBasisPoints: order.taxRateBasisPoints,
    currency: order.currency,
    paymentRef,
    corrects: '',
  };
}
