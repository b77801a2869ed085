import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type Order, type PlaceOrderInput } from '@alltalent/shared/contracts';
import { UsersRepository } from '../../../src/auth/users/users.repository';
import { QuotesService } from '../../../src/membership/orders/quotes.service';
import { signedIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const BUYER = 'asha.rao@example.com';
export const OTHER_BUYER = 'meher.kaul@example.com';

const BILLING = { name: 'Asha Rao', address: '1 Hill Road', city: 'Mumbai', postal_code: '400050', state_code: '27', gstin: '' };

/** Person who buys: with a session, and nothing bought so far. */
export type Buyer = { readonly userId: string; readonly browser: TestBrowser };

export async function buyer(site: TestSite, email = BUYER): Promise<Buyer> {
  const user = await new UsersRepository(site.dataSource).findByLoginEmail(email);
  return { userId: user?.id ?? '', browser: await signedIn(site, email) };
}

/** Deletes whatever was bought, and a minute later. */
export async function forgetPurchases(site: TestSite): Promise<void> {
  site.clock.pass(3600);
  const tables = 'membership_order membership_payment payment_event ledger_entry invoice membership_period membership promo_use promo_code';
  for (const table of tables.split(' ')) await site.dataSource.query(`DELETE FROM ${table}`);
}

/** Makes a code without limits, for every plan. */
export async function makeCode(site: TestSite, { code, kind, value }: { code: string; kind: string; value: number }, mostUses = 100) {
  await site.dataSource.query(
    `INSERT INTO promo_code (code, kind, value, plans, excluded_states, from_day, to_day, most_uses, uses, is_once_per_person, is_active, made_at)
      VALUES (?, ?, ?, '["monthly","one-year"]', '[]', '2020-01-01', '2099-01-01', ?, 0, 0, 1, 0)`,
    [code, kind, value, mostUses],
  );
}

export async function purchase(site: TestSite, { userId }: Buyer, more: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> {
  const wanted = { plan: 'monthly' as const, renews: true, code: '', billing: BILLING, accepts_no_refunds: true as const, ...more };
  const asked = { plan: wanted.plan, state_code: wanted.billing.state_code, code: wanted.code };
  const { total_minor: total } = await site.app.get(QuotesService).quote(userId, asked);
  return { return_path: '', total_minor: total, ...wanted };
}

export async function place(site: TestSite, who: Buyer, more: Partial<PlaceOrderInput> = {}, key = randomUUID()): Promise<Answer> {
  return who.browser.post(ENDPOINTS.placeOrder.path, await purchase(site, who, more), { 'idempotency-key': key });
}

/** Places an order that is expected to be taken. */
export async function placed(site: TestSite, who: Buyer, more: Partial<PlaceOrderInput> = {}): Promise<Order> {
  const response = await place(site, who, more);
  expect([response.statusCode, response.json().detail]).toEqual([200, undefined]);
  return response.json().data;
}

export async function readOrder({ browser }: Buyer, id: string): Promise<Answer> {
  return browser.get(ENDPOINTS.membershipOrder.path.replace('{id}', id));
}

export function cancel({ browser }: Buyer, id: string): Promise<Answer> {
  return browser.post(ENDPOINTS.cancelOrder.path, { id });
}

export type Totals = { readonly periods: number; readonly lines: number; readonly invoices: number; readonly memberships: number };

/** Counts what a paid order leaves. */
export async function totals(site: TestSite): Promise<Totals> {
  const count = async (table: string) => {
    const [row] = await site.dataSource.query<{ total: string | number }[]>(`SELECT COUNT(*) AS total FROM ${table}`);
    return Number(row?.total);
  };
  return {
    periods: await count('membership_period'),
    lines: await count('ledger_entry'),
    invoices: await count('invoice'),
    memberships: await count('membership'),
  };
}
