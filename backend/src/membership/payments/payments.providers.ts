import type { Provider } from '@nestjs/common';
import { ExpiredOrdersService } from './expired-orders.service';
import { paymentAdapters } from './payment-adapters';
import { PaymentProviders } from './payment-providers';
import { PaymentTakingService } from './payment-taking.service';
import { PaymentWebhookController } from './payment-webhook.controller';
import { PaymentsJob } from './payments.job';
import { PaymentsRepository } from './payments.repository';
import { PaymentsService } from './payments.service';
import { RefundSendingService } from './refund-sending.service';
import { SettlingService } from './settling.service';
import { TestBankService } from './test-provider/test-bank.service';
import { TestPaymentsController } from './test-provider/test-payments.controller';
import { TestProvider } from './test-provider/test-provider';
import { TestProviderRepository } from './test-provider/test-provider.repository';
import { UndecidedOrdersService } from './undecided-orders.service';

/** Providers of payments: the port, its adapters, and what settles orders. */
export const paymentsProviders: readonly Provider[] = [
  ExpiredOrdersService,
  paymentAdapters,
  PaymentProviders,
  PaymentTakingService,
  PaymentsJob,
  PaymentsRepository,
  PaymentsService,
  RefundSendingService,
  SettlingService,
  TestBankService,
  TestProvider,
  TestProviderRepository,
  UndecidedOrdersService,
];
export const paymentsControllers = [PaymentWebhookController, TestPaymentsController] as const;
