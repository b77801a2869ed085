import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OldRows } from '../../kernel/scheduling/old-rows';
import { keptSince } from './books-retention.policy';
import { OldBooksRepository } from './old-books.repository';

/** Registers the deletion of what the tax law does not ask for any more. Periods stay as long as their account. */
@Injectable()
export class BooksRetentionService implements OnModuleInit {
  constructor(
    private readonly oldRows: OldRows,
    private readonly books: OldBooksRepository,
  ) {}

  onModuleInit(): void {
    this.oldRows.add('old invoices', (now) => this.books.deleteInvoices(keptSince(now)));
    this.oldRows.add('old ledger entries', (now) => this.books.deleteLedger(keptSince(now)));
    this.oldRows.add('old payments', (now) => this.books.deletePayments(keptSince(now)));
    this.oldRows.add('old uses of promo codes', (now) => this.books.deletePromoUses(keptSince(now)));
    this.oldRows.add('old orders', (now) => this.books.deleteOrders(keptSince(now), now));
  }
}
