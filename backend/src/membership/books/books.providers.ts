import type { Provider } from '@nestjs/common';
import { InvoicesController } from './invoices.controller';
import { InvoicesRepository } from './invoices.repository';
import { InvoicesService } from './invoices.service';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { ReceiptsService } from './receipts.service';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [InvoicesRepository, InvoicesService, LedgerRepository, LedgerService, ReceiptsService];
export const booksControllers = [InvoicesController] as const;
