import { Injectable } from '@nestjs/common';
import type { Order } from '../orders/orders.repository';
import type { InvoiceEntity } from '../schema/books.entity';
import type { MembershipPeriod } from '../terms/memberships.repository';

/** Invoices and credit notes, with numbers without a gap. */
@Injectable()
export class InvoicesService {
  /** Issues the invoice of a paid order, in the caller's transaction, and mails it; an order has one. */
  issue(
    _order: Order,
    _paid: { readonly period: MembershipPeriod; readonly paymentRef: string; readonly at: number },
  ): Promise<Readonly<InvoiceEntity>> {
    throw new Error('not built');
  }

  /** Issues the credit note of a refunded order, in the caller's transaction, and mails it. */
  issueCredit(_order: Order, _at: number): Promise<Readonly<InvoiceEntity>> {
    throw new Error('not built');
  }

  /** Finds the invoices and credit notes of an account, the newest first. */
  ofUser(_userId: string): Promise<readonly Readonly<InvoiceEntity>[]> {
    throw new Error('not built');
  }
}
