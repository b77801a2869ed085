import type { Provider } from '@nestjs/common';
import { paymentAdapters } from './payment-adapters';
import { PaymentProviders } from './payment-providers';
import { PaymentWebhookController } from './payment-webhook.controller';
import { PaymentsService } from './payments.service';
import { TestBankService } from './test-provider/test-bank.service';
import { TestPaymentsController } from './test-provider/test-payments.controller';
import { TestProvider } from './test-provider/test-provider';
import { TestProviderRepository } from './test-provider/test-provider.repository';

/** Providers of payments: the port, its adapters, and what settles orders. */
export const paymentsProviders: readonly Provider[] = [
  PaymentProviders,
  PaymentsService,
  paymentAdapters,
  TestProviderRepository,
  TestProvider,
  TestBankService,
];
export const paymentsControllers = [PaymentWebhookController, TestPaymentsController] as const;
