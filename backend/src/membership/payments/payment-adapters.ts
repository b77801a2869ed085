import type { FactoryProvider } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import type { PaymentProvider } from './payment-provider';
import { TestProvider } from './test-provider/test-provider';

/** Token of the adapters whose keys are configured. */
export const PAYMENT_ADAPTERS = Symbol('payment adapters');

/** Makes the configured adapters. The packages of providers load here, and only where they are used. */
export async function adaptersOf(config: AppConfig, clock: Clock, testProvider: PaymentProvider): Promise<readonly PaymentProvider[]> {
  const { provider, razorpay, stripe } = config.payments;
  const adapters: PaymentProvider[] = provider === 'test' && !config.isProduction ? [testProvider] : [];
  if (razorpay !== null) adapters.push(await (await import('./razorpay/open-razorpay')).openRazorpay(razorpay, clock));
  if (stripe !== null) adapters.push(await (await import('./stripe/open-stripe')).openStripe(stripe, clock));
  return adapters;
}

export const paymentAdapters: FactoryProvider<Promise<readonly PaymentProvider[]>> = {
  provide: PAYMENT_ADAPTERS,
  useFactory: adaptersOf,
  inject: [AppConfig, Clock, TestProvider],
};
