import type { Provider } from '@nestjs/common';
import { PaymentProviders } from './payment-providers';
import { PaymentsService } from './payments.service';

/** Providers of payments: the port, its adapters, and what settles orders. */
export const paymentsProviders: readonly Provider[] = [PaymentProviders, PaymentsService];
export const paymentsControllers = [] as const;
