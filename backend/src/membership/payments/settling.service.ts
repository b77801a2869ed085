import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { t } from '../../kernel/messages';
import { InvoicesService } from '../books/invoices.service';
import { LedgerService } from '../books/ledger.service';
import { type Order, OrdersRepository } from '../orders/orders.repository';
import { PromoCodesService } from '../promo-codes/promo-codes.service';
import { MembershipTermsService } from '../terms/membership-terms.service';

export type Settlement = { readonly provider: string; readonly mandate: string | null; readonly paymentRef: string };

/** Settles orders: the order, its code, its period, the ledger and the invoice. Runs in the caller's transaction, with the order locked. */
@Injectable()
export class SettlingService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly promoCodes: PromoCodesService,
    private readonly terms: MembershipTermsService,
    private readonly ledger: LedgerService,
    private readonly invoices: InvoicesService,
    private readonly clock: Clock,
  ) {}

  async settle(order: Order, { provider, mandate, paymentRef }: Settlement): Promise<void> {
    const at = this.clock.now();
    const remarks = [...order.remarks, ...(await this.holdCodeAgain(order))];
    const changes = { state: 'paid', openKey: null, paidAt: at, paymentUrl: '', provider, remarks } as const;
    await this.orders.update(order.id, changes);
    const paid = { ...order, ...changes };
    const period = await this.terms.begin(paid, { mandate, at });
    await this.ledger.bookPaid(paid, at);
    await this.invoices.issue(paid, { period, paymentRef, at });
  }

  /** Holds the code of an order that had lost it. The buyer has paid the reduced sum, so a code that is used up is only a remark. */
  private async holdCodeAgain(order: Order): Promise<readonly string[]> {
    const { id, userId, promoCode, state } = order;
    if (promoCode === '' || userId === null || state === 'open') return [];
    const isHeld = await this.promoCodes.hold({ id, userId, promoCode });
    return isHeld ? [] : [t('membership.payments.remarks.codeUsedUp', { code: promoCode })];
  }
}
