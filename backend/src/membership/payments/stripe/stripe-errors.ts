import { ProviderAwayError } from '../payment-provider';
import { ProviderRefusedError } from '../provider-refusal';

/** https://docs.stripe.com/api/errors */
export type StripeFailure = {
  readonly type?: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly message?: string;
  readonly payment_intent?: { readonly id: string };
};

/** Runs a call of the package; its errors become those of the port. */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw portError((error ?? {}) as StripeFailure);
  }
}

/** 409 means that a request of this key is under way: whether it succeeds is not known yet. */
export function portError({ type, code, statusCode, message }: StripeFailure): Error {
  const status = statusCode ?? 0;
  if (status < 400 || status === 409 || status === 429 || status >= 500)
    return new ProviderAwayError(status === 0 ? 'stripe does not answer' : `stripe answered with ${status}`);
  // The sentence about a wrong key quotes parts of it.
  const isAboutKey = status === 401 || status === 403;
  return new ProviderRefusedError('stripe', code ?? type ?? String(status), isAboutKey ? '' : message);
}
