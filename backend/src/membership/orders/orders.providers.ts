import type { Provider } from '@nestjs/common';
import { OrdersRepository } from './orders.repository';
import { QuotesService } from './quotes.service';

/** Providers of quotes, checkout and orders. */
export const ordersProviders: readonly Provider[] = [OrdersRepository, QuotesService];
export const ordersControllers = [] as const;
