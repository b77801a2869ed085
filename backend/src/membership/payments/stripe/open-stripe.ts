import type { Clock } from '../../../kernel/clock/clock';
import type { PaymentsConfig } from '../../../kernel/config/selling';
import { PROVIDER_TIMEOUT_MS } from '../provider-refusal';
import { StripeProvider } from './stripe-provider';

type StripeKeys = NonNullable<PaymentsConfig['stripe']>;

/** Makes the adapter of Stripe. The package loads here. It repeats nothing by itself: callers do, with the key of the call. */
export async function openStripe(keys: StripeKeys, clock: Clock, timeoutMs = PROVIDER_TIMEOUT_MS): Promise<StripeProvider> {
  const { default: Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(keys.apiUrl);
  const client = new Stripe(keys.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return new StripeProvider(client, keys.webhookSecret, clock);
}
