import { type AuditLine, type StaffOrderDetail, supplyPlaceName } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditRepository } from '../../kernel/audit/audit.repository';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { InvoicesService, type InvoiceFile } from '../books/invoices.service';
import { type Order, OrdersRepository } from '../orders/orders.repository';
import { type Payment, PaymentsRepository } from '../payments/payments.repository';
import { StaffOrderMapper } from './staff-order.mapper';
import { StaffOrdersRepository } from './staff-orders.repository';

const MOST_SHOWN = 20;

/** One order whole, for staff: what was bought, its payments, its books, what staff did. Each read is in the audit trail. */
@Injectable()
export class StaffOrderService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly listed: StaffOrdersRepository,
    private readonly mapper: StaffOrderMapper,
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesService,
    private readonly users: UsersService,
    private readonly entries: AuditRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns an order; throws NOT_FOUND. */
  async read(id: string): Promise<StaffOrderDetail> {
    const order = await this.orders.find(id);
    if (!order) throw new DomainError('NOT_FOUND', { detail: t('membership.staff.noOrder', { orderId: id }) });
    await this.audit.recordRead('read-order', id);
    const [[listed], payments, invoices, period, history] = await Promise.all([
      this.mapper.list([order]),
      this.payments.findOfOrder(id),
      this.listed.findInvoices(id),
      order.userId === null ? null : this.listed.findPeriod(order.userId, id),
      this.historyOf(id),
    ]);
    if (!listed) throw new Error(`The order ${id} was not mapped.`);
    return {
      ...listed,
      ...boughtOf(order),
      payments: payments.map(toPayment),
      invoices: invoices.map(({ id: invoiceId, number, kind, issuedAt }) => ({ id: invoiceId, number, kind, issued_at: isoOf(issuedAt) })),
      period: period && {
        starts_at: isoOf(period.startsAt),
        ends_at: isoOf(period.revokedAt ?? period.endsAt),
        is_revoked: period.revokedAt !== null,
      },
      history,
    };
  }

  /** Renders an invoice or credit note; throws NOT_FOUND. */
  async invoice(id: number): Promise<InvoiceFile> {
    const { file, orderId, number } = await this.invoices.fileForStaff(id);
    await this.audit.recordRead('read-order', orderId, number);
    return file;
  }

  private async historyOf(id: string): Promise<AuditLine[]> {
    const entries = await this.entries.findActs(MOST_SHOWN, [id]);
    const names = await this.users.namesOf(entries.map(({ actor }) => actor));
    return entries.map(({ happenedAt, actor, action, subject, detail }) => ({
      at: isoOf(happenedAt),
      actor: names.get(actor) ?? actor,
      action,
      subject,
      detail,
    }));
  }
}

function boughtOf(order: Order) {
  return {
    plan_name: order.planName,
    term_months: order.termMonths,
    renews: order.renews,
    has_shoot: order.hasShoot,
    extra_days: order.extraDays,
    list_minor: order.listMinor,
    discount_minor: order.discountMinor,
    taxable_minor: order.taxableMinor,
    cgst_minor: order.cgstMinor,
    sgst_minor: order.sgstMinor,
    igst_minor: order.igstMinor,
    billing: billingLines(order.billing),
    consent: order.consent,
  };
}

function billingLines({ name, address, city, postal_code: code, state_code: state, gstin }: Order['billing']): string[] {
  const place = [city, code].filter((part) => part !== '').join(' ');
  return [name, address, place, state === '' ? '' : supplyPlaceName(state), gstin === '' ? '' : `GSTIN ${gstin}`].filter(
    (line) => line !== '',
  );
}

function toPayment(payment: Payment): StaffOrderDetail['payments'][number] {
  return {
    ref: payment.paymentRef,
    provider: payment.provider,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    state: payment.state,
    reason: payment.reason,
    // While a refund is under way the row keeps its key, which is not the provider's reference.
    refund_ref: payment.state === 'refunded' ? payment.refundRef : '',
    seen_at: isoOf(payment.seenAt),
  };
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
