import type { Provider } from '@nestjs/common';
import { OrdersRepository } from './orders.repository';
import { QuoteLimitsService } from './quote-limits.service';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';

/** Providers of quotes, checkout and orders. */
export const ordersProviders: readonly Provider[] = [OrdersRepository, QuoteLimitsService, QuotesService];
export const ordersControllers = [QuotesController] as const;
