import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AppConfig } from '../../kernel/config/config';
import type { Message } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type NewNotification, NotificationsService } from '../../notifications';
import type { Order } from '../orders/orders.repository';
import { MembershipsRepository } from '../terms/memberships.repository';
import {
  creditNotification,
  type MailAddressing,
  creditMail,
  receiptMail,
  receiptNotification,
  type Refund,
  type Renewal,
} from './receipt-mails';
import { isChargedAlone } from '../terms/membership-steps.policy';
import type { Invoice } from './invoices.repository';

type MemberNews = { readonly notification: Omit<NewNotification, 'userId'>; readonly write: (addressing: MailAddressing) => Message };

/** Three days: a weekend, and a day to notice that mails do not leave. */
const MAIL_LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Tells buyers of payments and refunds, by mail with the document, and by the bell. An account without an address gets the bell alone. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly users: UsersService,
    private readonly memberships: MembershipsRepository,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
  ) {}

  /** Sends the receipt of an order, in the transaction that stored its period and its invoice. */
  async sendReceipt(order: Order, invoice: Invoice): Promise<void> {
    if (order.userId === null) return;
    const renewal = await this.renewalOf(order.userId);
    await this.notify(order.userId, {
      notification: receiptNotification(order, invoice),
      write: (addressing) => receiptMail({ order, invoice, renewal }, addressing),
    });
  }

  async sendCredit(order: Order, credit: Invoice, endsAt: Refund['endsAt']): Promise<void> {
    if (order.userId === null) return;
    await this.notify(order.userId, {
      notification: creditNotification(order, credit, endsAt),
      write: (addressing) => creditMail({ credit, endsAt }, addressing),
    });
  }

  /** Null: nothing is charged later. */
  private async renewalOf(userId: string): Promise<Renewal | null> {
    const membership = await this.memberships.find(userId);
    if (!membership || !isChargedAlone(membership)) return null;
    return { at: membership.paidUntil, minor: membership.renewalMinor };
  }

  private async notify(userId: string, { notification, write }: MemberNews): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    await this.notifications.notify([{ ...notification, userId }], { isMailedByCaller: true });
    if (user.loginEmail === null) return;
    const message = write({ to: user.loginEmail, publicUrl: this.config.publicUrl });
    await this.outbox.enqueue(message, { lifetimeMs: MAIL_LIFETIME_MS });
  }
}
