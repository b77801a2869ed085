import { csvTable } from '../../kernel/text/csv-table';
import type { StaffOrder } from './staff-order.mapper';

const COLUMNS = [
  'order',
  'state',
  'placed',
  'paid',
  'buyer',
  'email',
  'plan',
  'kind',
  'code',
  'total',
  'currency',
  'invoice',
  'provider',
] as const;
const HUNDREDTHS = 100;

/** Returns orders as CSV, a line each; sums are in whole units of the currency with two digits, times in UTC. */
export function ordersCsv(orders: readonly StaffOrder[]): string {
  return csvTable(
    COLUMNS,
    orders.map((order) => ({
      order: order.id,
      state: order.state,
      placed: order.placed_at,
      paid: order.paid_at ?? '',
      buyer: order.buyer_name,
      email: order.buyer_email,
      plan: order.plan,
      kind: order.kind,
      code: order.code,
      total: (order.total_minor / HUNDREDTHS).toFixed(2),
      currency: order.currency,
      invoice: order.invoice_number,
      provider: order.provider,
    })),
  );
}
