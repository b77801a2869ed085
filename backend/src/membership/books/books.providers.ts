import type { Provider } from '@nestjs/common';
import { InvoicesService } from './invoices.service';
import { LedgerService } from './ledger.service';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [LedgerService, InvoicesService];
export const booksControllers = [] as const;
