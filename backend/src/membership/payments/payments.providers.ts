import type { Provider } from '@nestjs/common';
import { ExpiredOrdersService } from './expired-orders.service';
import { PaymentProviders } from './payment-providers';
import { PaymentTakingService } from './payment-taking.service';
import { PaymentsJob } from './payments.job';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { SettlingService } from './settling.service';
import { SurplusPaymentsService } from './surplus-payments.service';
import { UndecidedOrdersService } from './undecided-orders.service';

/** Providers of payments: the port, its adapters, and what settles orders. */
export const paymentsProviders: readonly Provider[] = [
  PaymentProviders,
  PaymentsService,
  PaymentsRepository,
  PaymentTakingService,
  SettlingService,
  UndecidedOrdersService,
  ExpiredOrdersService,
  SurplusPaymentsService,
  PaymentsJob,
];
export const paymentsControllers = [] as const;
