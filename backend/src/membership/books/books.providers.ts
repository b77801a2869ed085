import type { Provider } from '@nestjs/common';
import { BooksRetentionService } from './books-retention.service';
import { InvoicesController } from './invoices.controller';
import { InvoicesRepository } from './invoices.repository';
import { InvoicesService } from './invoices.service';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { OldBooksRepository } from './old-books.repository';
import { ReceiptsService } from './receipts.service';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [
  BooksRetentionService,
  InvoicesRepository,
  InvoicesService,
  LedgerRepository,
  LedgerService,
  OldBooksRepository,
  ReceiptsService,
];
export const booksControllers = [InvoicesController] as const;
