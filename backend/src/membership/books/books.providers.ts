import type { Provider } from '@nestjs/common';
import { InvoicesController } from './invoices.controller';
import { InvoicesRepository } from './invoices.repository';
import { InvoicesService } from './invoices.service';
import { LedgerService } from './ledger.service';
import { ReceiptsService } from './receipts.service';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [LedgerService, InvoicesRepository, InvoicesService, ReceiptsService];
export const booksControllers = [InvoicesController] as const;
