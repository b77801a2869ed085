import type { Provider } from '@nestjs/common';
import { CheckoutService } from './checkout.service';
import { OrderClosingService } from './order-closing.service';
import { OrderRefreshService } from './order-refresh.service';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OwnOrdersService } from './own-orders.service';
import { PaymentPagesService } from './payment-pages.service';
import { PurchasesService } from './purchases.service';
import { QuoteLimitsService } from './quote-limits.service';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';

/** Providers of quotes, checkout and orders. */
export const ordersProviders: readonly Provider[] = [
  CheckoutService,
  OrderClosingService,
  OrderRefreshService,
  OrdersRepository,
  OwnOrdersService,
  PaymentPagesService,
  PurchasesService,
  QuoteLimitsService,
  QuotesService,
];
export const ordersControllers = [OrdersController, QuotesController] as const;
