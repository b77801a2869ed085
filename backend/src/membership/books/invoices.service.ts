import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { MailAttachments } from '../../kernel/outbox/mail-attachments';
import type { Order } from '../orders/orders.repository';
import { type PaidTerm, invoiceContentOf } from './invoice-content';
import { invoiceFileName, invoicePdf } from './invoice-pdf';
import { numberIn, seriesOf } from './invoice-series.policy';
import { type Invoice, InvoicesRepository } from './invoices.repository';
import { INVOICE_ATTACHMENT, type Refund } from './receipt-mails';
import { ReceiptsService } from './receipts.service';

export type InvoiceFile = { readonly name: string; readonly type: string; readonly content: Buffer };

/** Invoices and credit notes, with numbers without a gap. */
@Injectable()
export class InvoicesService implements OnModuleInit {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly receipts: ReceiptsService,
    private readonly attachments: MailAttachments,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.attachments.register(INVOICE_ATTACHMENT, async (id) => {
      const invoice = await this.invoices.find(id);
      if (!invoice) throw new Error(`there is no invoice ${id}`);
      return fileOf(invoice);
    });
  }

  /** Issues the invoice of a paid order, in the caller's transaction that has locked the order, and mails it; an order has one. */
  async issue(order: Order, paid: PaidTerm): Promise<Invoice> {
    const issued = await this.invoices.findOfOrder(order.id, 'invoice');
    if (issued) return issued;
    const { seller } = this.config;
    if (seller === null)
      throw new Error('No seller is configured, so no invoice can be issued: set SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN.');
    const content = invoiceContentOf(order, paid, seller);
    const invoice = await this.store(order, { kind: 'invoice', issuedAt: paid.at, content });
    await this.receipts.sendReceipt(order, invoice);
    return invoice;
  }

  /** Issues the credit note of a refunded order, in the caller's transaction that has locked the order, and mails it; an order has one. */
  async issueCredit(order: Order, { at, endsAt }: Refund): Promise<Invoice> {
    const issued = await this.invoices.findOfOrder(order.id, 'credit');
    if (issued) return issued;
    const invoice = await this.invoices.findOfOrder(order.id, 'invoice');
    if (!invoice) throw new Error(`The order ${order.id} has no invoice that a credit note could take back.`);
    const content = { ...invoice.content, corrects: invoice.number };
    const credit = await this.store(order, { kind: 'credit', issuedAt: at, content });
    await this.receipts.sendCredit(order, credit, endsAt);
    return credit;
  }

  /** Finds the invoice of an order; null while it is not paid. */
  ofOrder(orderId: string): Promise<Invoice | null> {
    return this.invoices.findOfOrder(orderId, 'invoice');
  }

  /** Finds the invoices and credit notes of an account, the newest first. */
  ofUser(userId: string): Promise<readonly Invoice[]> {
    return this.invoices.findOfUser(userId);
  }

  /** Renders an account's own invoice; NOT_FOUND for any other. */
  async file(userId: string, id: number): Promise<InvoiceFile> {
    const invoice = await this.invoices.findOwn(userId, id);
    if (!invoice) throw new DomainError('NOT_FOUND', { detail: t('membership.books.noInvoice') });
    return fileOf(invoice);
  }

  /** Renders any invoice or credit note, for staff; NOT_FOUND for an unknown one. */
  async fileForStaff(id: number): Promise<{ readonly file: InvoiceFile; readonly orderId: string; readonly number: string }> {
    const invoice = await this.invoices.find(id);
    if (!invoice) throw new DomainError('NOT_FOUND', { detail: t('membership.books.noInvoice') });
    return { file: await fileOf(invoice), orderId: invoice.orderId, number: invoice.number };
  }

  private async store(order: Order, document: Pick<Invoice, 'kind' | 'issuedAt' | 'content'>): Promise<Invoice> {
    const series = seriesOf(document.kind, document.issuedAt);
    const number = numberIn(series, await this.invoices.takePlace(series));
    return this.invoices.insert({ ...document, number, orderId: order.id, userId: order.userId });
  }
}

async function fileOf(invoice: Invoice): Promise<InvoiceFile> {
  return { name: invoiceFileName(invoice), type: 'application/pdf', content: await invoicePdf(invoice) };
}
