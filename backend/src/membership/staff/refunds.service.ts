import type { RefundOrderInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { t } from '../../kernel/messages';
import { InvoicesService } from '../books/invoices.service';
import { LedgerService } from '../books/ledger.service';
import { type Order, OrdersRepository } from '../orders/orders.repository';
import { RefundSendingService } from '../payments/refund-sending.service';
import { MembershipTermsService } from '../terms/membership-terms.service';

/** Refunds, which staff give as exceptions to the rule that there are none. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly sending: RefundSendingService,
    private readonly terms: MembershipTermsService,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Books the refund of a paid order and sends the money back after it. Throws NOT_FOUND, and ORDER_STATE for an unpaid one. */
  async refund({ order_id: orderId, ends_access: endsAccess, reason }: RefundOrderInput): Promise<void> {
    await this.transactions.run(() =>
      onceForKey(async () => {
        const order = await this.requirePaid(orderId);
        const at = this.clock.now();
        await this.orders.update(order.id, { state: 'refunded' });
        await this.sending.begin(order.id);
        if (endsAccess) await this.terms.revoke(order.id);
        const endsAt = await this.terms.endRenewalOf(order);
        await this.ledger.bookRefunded(order, at);
        await this.invoices.issueCredit(order, { at, endsAt });
        await this.audit.record('refund-order', order.id, `${endsAccess ? 'access ends' : 'access stays'}: ${reason}`);
      }),
    );
    await this.sending.sendOf(orderId);
  }

  private async requirePaid(orderId: string): Promise<Order> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new DomainError('NOT_FOUND', { detail: t('membership.staff.noOrder', { orderId }) });
    if (order.state !== 'paid') throw new DomainError('ORDER_STATE', { detail: t('membership.staff.notPaid', { state: order.state }) });
    return order;
  }
}
