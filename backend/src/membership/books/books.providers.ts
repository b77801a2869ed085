import { InvoicesController } from './invoices.controller';
import { InvoicesRepository } from './invoices.repository';
import { InvoicesService } from './invoices.service';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { ReceiptsService } from './receipts.service';
import type { Provider } from '@nestjs/common';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [LedgerRepository, LedgerService, InvoicesService, InvoicesRepository, ReceiptsService];
export const booksControllers = [InvoicesController] as const;
