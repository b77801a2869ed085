import { readGstin } from '@alltalent/shared/contracts';
import type { InferType } from 'yup';
import type { environmentSchema } from './environment.schema';

/** Payment providers with their keys; null for one that is not configured. */
export type PaymentsConfig = {
  /** Provider of new orders; null: nothing is sold. Providers of older orders stay reachable while their keys are configured. */
  readonly provider: 'test' | 'razorpay' | 'stripe' | null;
  readonly razorpay: { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string; readonly apiUrl: string } | null;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string } | null;
};

/** Who sells, as invoices name it. The state is the first two digits of the GSTIN. */
export type SellerConfig = { readonly name: string; readonly address: string; readonly gstin: string; readonly stateCode: string };

/** Seller of demo sites: its GSTIN has a valid check character and belongs to nobody. */
const DEMO_SELLER = { name: 'All Talent (demonstration)', address: '1 Example Road, Mumbai 400001, Maharashtra', gstin: '27AAAAA0000A1Z2' };

type Values = InferType<typeof environmentSchema>;

export function paymentsOf(values: Values): PaymentsConfig {
  const razorpay = razorpayOf(values);
  const stripe = stripeOf(values);
  return { provider: providerOf(values), razorpay, stripe };
}

/** Null in production until a seller is configured. */
export function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN, NODE_ENV }: Values): SellerConfig | null {
  const given = SELLER_NAME !== undefined && SELLER_ADDRESS !== undefined && SELLER_GSTIN !== undefined;
  if (!given && NODE_ENV === 'production') return null;
  const seller = given ? { name: SELLER_NAME, address: SELLER_ADDRESS, gstin: SELLER_GSTIN } : DEMO_SELLER;
  // As configured it may have spaces and small letters.
  const gstin = readGstin(seller.gstin) ?? seller.gstin;
  return { ...seller, gstin, stateCode: gstin.slice(0, 2) };
}

function providerOf({ PAYMENT_PROVIDER, NODE_ENV }: Values): PaymentsConfig['provider'] {
  if (PAYMENT_PROVIDER === undefined) return NODE_ENV === 'production' ? null : 'test';
  return PAYMENT_PROVIDER === 'none' ? null : (PAYMENT_PROVIDER as PaymentsConfig['provider']);
}

function razorpayOf(values: Values): PaymentsConfig['razorpay'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return null;
  return { keyId, keySecret, webhookSecret, apiUrl: values.RAZORPAY_API_URL };
}

function stripeOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Values): PaymentsConfig['stripe'] {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return null;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}
