import type Razorpay from 'razorpay';
import { ProviderAwayError } from '../payment-provider';
import { ProviderRefusedError } from '../provider-refusal';
import type { RazorpayInvoice, RazorpayLink, RazorpayOrder, RazorpayPayment } from './razorpay-shapes';

/** HTTP client inside the package. */
export type RazorpayHttp = {
  readonly defaults: { baseURL?: string; timeout?: number };
  readonly interceptors: { readonly response: { use(done: undefined, failed: (error: { response?: unknown }) => never): unknown } };
  post(path: string, body: object, options: { readonly headers: Readonly<Record<string, string>> }): Promise<{ readonly data: unknown }>;
};

/** What the package rejects with, and what its HTTP client does. */
type Failure = {
  readonly statusCode?: number | string;
  readonly error?: Refusal;
  readonly response?: { readonly status: number; readonly data?: { readonly error?: Refusal } | null };
};
type Refusal = { readonly code?: string; readonly description?: string };

type List<Item> = { readonly items: readonly Item[] };
type Page = { readonly from: number; readonly to: number; readonly count: number; readonly skip: number };

/** Calls of Razorpay's API that the adapter needs, with their errors as those of the port. */
export class RazorpayApi {
  constructor(
    private readonly client: Razorpay,
    private readonly http: RazorpayHttp,
  ) {}

  /** https://razorpay.com/docs/api/payments/payment-links/create-standard */
  createLink(link: object): Promise<RazorpayLink> {
    return call(() => this.client.paymentLink.create(link as never));
  }

  /** https://razorpay.com/docs/api/payments/payment-links/fetch-all-standard */
  async findLink(reference: string): Promise<RazorpayLink | undefined> {
    const { payment_links: links } = await call<{ payment_links: readonly RazorpayLink[] }>(() =>
      this.client.paymentLink.all({ reference_id: reference } as never),
    );
    return links.find((link) => link.reference_id === reference);
  }

  fetchLink(id: string): Promise<RazorpayLink> {
    return call(() => this.client.paymentLink.fetch(id));
  }

  /** https://razorpay.com/docs/api/payments/payment-links/cancel-standard */
  cancelLink(id: string): Promise<unknown> {
    return call(() => this.client.paymentLink.cancel(id));
  }

  /** https://razorpay.com/docs/api/payments/recurring-payments/cards/create-authorization-transaction, registration link. */
  createRegistration(link: object): Promise<RazorpayInvoice> {
    return call(() => this.client.subscriptions.createRegistrationLink(link as never));
  }

  /** https://razorpay.com/docs/api/payments/invoices/fetch-all */
  async findRegistration(receipt: string): Promise<RazorpayInvoice | undefined> {
    const { items } = await call<List<RazorpayInvoice>>(() => this.client.invoices.all({ receipt } as never));
    return items.find((invoice) => invoice.receipt === receipt);
  }

  fetchInvoice(id: string): Promise<RazorpayInvoice> {
    return call(() => this.client.invoices.fetch(id));
  }

  cancelInvoice(id: string): Promise<unknown> {
    return call(() => this.client.invoices.cancel(id));
  }

  /** https://razorpay.com/docs/api/payments/recurring-payments/cards/subsequent-payments */
  createOrder(order: object): Promise<RazorpayOrder> {
    return call(() => this.client.orders.create(order as never));
  }

  /** https://razorpay.com/docs/api/orders/fetch-all; a receipt may have several orders. */
  async findOrders(receipt: string): Promise<readonly RazorpayOrder[]> {
    const { items } = await call<List<RazorpayOrder>>(() => this.client.orders.all({ receipt, count: 100 } as never));
    return items.filter((order) => order.receipt === receipt);
  }

  /** https://razorpay.com/docs/api/orders/fetch-payments */
  async paymentsOfOrder(id: string): Promise<readonly RazorpayPayment[]> {
    return (await call<List<RazorpayPayment>>(() => this.client.orders.fetchPayments(id))).items;
  }

  createRecurringPayment(payment: object): Promise<{ readonly razorpay_payment_id: string }> {
    return call(() => this.client.payments.createRecurringPayment(payment as never));
  }

  fetchPayment(id: string): Promise<RazorpayPayment> {
    return call(() => this.client.payments.fetch(id));
  }

  /** https://razorpay.com/docs/api/payments/fetch-all-payments */
  async listPayments(page: Page): Promise<readonly RazorpayPayment[]> {
    return (await call<List<RazorpayPayment>>(() => this.client.payments.all(page))).items;
  }

  /** https://razorpay.com/docs/api/customers/fetch-with-id */
  fetchCustomer(id: string): Promise<{ readonly contact?: string | null }> {
    return call(() => this.client.customers.fetch(id));
  }

  /** https://razorpay.com/docs/api/payments/recurring-payments/cards/tokens */
  deleteToken(customer: string, token: string): Promise<unknown> {
    return call(() => this.client.customers.deleteToken(customer, token));
  }

  /** https://razorpay.com/docs/api/refunds/normal-refunds-idempotent. The package sends no headers, so its HTTP client is used. */
  async refund(payment: string, amount: number, key: string): Promise<{ readonly id: string }> {
    const headers = { 'X-Refund-Idempotency': key };
    const { data } = await call<{ data: { id: string } }>(() =>
      this.http.post(`/v1/payments/${encodeURIComponent(payment)}/refund`, { amount }, { headers }),
    );
    return data;
  }
}

async function call<T>(work: () => Promise<unknown>): Promise<T> {
  try {
    return (await work()) as T;
  } catch (error) {
    throw portError((error ?? {}) as Failure);
  }
}

/** 409 means that an earlier request of this key is under way: whether it succeeds is not known yet. */
function portError({ statusCode, error, response }: Failure): Error {
  const status = Number(statusCode ?? response?.status ?? 0);
  if (status < 400 || status === 409 || status === 429 || status >= 500)
    return new ProviderAwayError(status === 0 ? 'razorpay does not answer' : `razorpay answered with ${status}`);
  const { code = String(status), description = '' } = error ?? response?.data?.error ?? {};
  return new ProviderRefusedError('razorpay', code, description);
}
