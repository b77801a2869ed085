import type { Clock } from '../../../kernel/clock/clock';
import type { PaymentsConfig } from '../../../kernel/config/selling';
import { PROVIDER_TIMEOUT_MS } from '../provider-refusal';
import { RazorpayApi, type RazorpayHttp } from './razorpay-api';
import { RazorpayProvider } from './razorpay-provider';

type RazorpayKeys = NonNullable<PaymentsConfig['razorpay']>;

/** Makes the adapter of Razorpay. The package loads here; it has no option for the host and the timeout, so its client is set up. */
export async function openRazorpay(keys: RazorpayKeys, clock: Clock, timeoutMs = PROVIDER_TIMEOUT_MS): Promise<RazorpayProvider> {
  const { default: Razorpay } = await import('razorpay');
  const client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const http = (client.api as unknown as { readonly rq: RazorpayHttp }).rq;
  http.defaults.baseURL = keys.apiUrl;
  http.defaults.timeout = timeoutMs;
  // The package reads the status of every error, also where no answer came.
  http.interceptors.response.use(undefined, (error: { response?: unknown }) => {
    error.response ??= { status: 0, data: {} };
    throw error;
  });
  return new RazorpayProvider(new RazorpayApi(client, http), keys.webhookSecret, clock);
}
