import type { Provider } from '@nestjs/common';
import { CheckoutService } from './checkout.service';
import { OrderClosingService } from './order-closing.service';
import { OrderRefreshService } from './order-refresh.service';
import { OrdersController } from './orders.controller';
import { OrdersRepository } from './orders.repository';
import { OwnOrdersService } from './own-orders.service';
import { PaymentPagesService } from './payment-pages.service';
import { PurchasesService } from './purchases.service';
import { QuotesService } from './quotes.service';

/** Providers of quotes, checkout and orders. */
export const ordersProviders: readonly Provider[] = [
  OrdersRepository,
  QuotesService,
  CheckoutService,
  PurchasesService,
  OwnOrdersService,
  OrderClosingService,
  OrderRefreshService,
  PaymentPagesService,
];
export const ordersControllers = [OrdersController] as const;
