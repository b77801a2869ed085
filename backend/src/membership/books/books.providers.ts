import type { Provider } from '@nestjs/common';
import { InvoicesService } from './invoices.service';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';

/** Providers of ledger and invoices. */
export const booksProviders: readonly Provider[] = [LedgerRepository, LedgerService, InvoicesService];
export const booksControllers = [] as const;
