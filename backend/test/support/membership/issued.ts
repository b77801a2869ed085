import type { PaidTerm } from '../../../src/membership/books/invoice-content';
import type { TestSite } from '../test-site';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Term of a year that is paid now. */
export function aPaidTerm({ clock }: TestSite): PaidTerm {
  const at = clock.now();
  return { period: { startsAt: at, endsAt: at + YEAR_MS }, paymentRef: 'pay_1', at };
}

export async function deleteInvoices({ dataSource }: TestSite): Promise<void> {
  for (const table of ['invoice', 'invoice_counter', 'notification', 'outbox_message', 'membership'])
    await dataSource.query(`DELETE FROM ${table}`);
}
