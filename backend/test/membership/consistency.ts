import type { DataSource } from 'typeorm';
import { MembershipStandingService } from '../../src/membership/terms/membership-standing.service';
import type { TestSite } from '../support/test-site';
import type { World } from './world';

type Row = Readonly<Record<string, unknown>>;

const SECOND_CHANCE_HOURS = 12;

/** Returns every way in which orders, payments, periods, ledger and access of a run disagree, a sentence each. */
export async function disagreements(site: TestSite, world: World): Promise<readonly string[]> {
  const found: string[] = [];
  const expectTrue = (isTrue: boolean, sentence: string) => void (isTrue || found.push(sentence));
  const read = reader(site.dataSource);
  const orders = await read('SELECT * FROM membership_order WHERE user_id = ? ORDER BY placed_at', [world.userId]);
  const periods = await read('SELECT * FROM membership_period WHERE user_id = ? ORDER BY starts_at, id', [world.userId]);

  const paidTotal = await checkOrders();
  await checkPayments(paidTotal);
  checkPeriods();
  await checkAccess();
  return found;

  async function checkOrders(): Promise<number> {
    let total = 0;
    for (const order of orders) {
      const [id, isPaid, sum] = [String(order['id']), order['state'] === 'paid', Number(order['total_minor'])];
      if (isPaid) total += sum;
      const captured = await read("SELECT * FROM membership_payment WHERE order_id = ? AND state = 'captured'", [id]);
      const entries = await read('SELECT * FROM ledger_entry WHERE order_id = ?', [id]);
      const invoices = await read('SELECT * FROM invoice WHERE order_id = ?', [id]);
      const own = periods.filter((period) => period['order_id'] === id);
      const wanted = isPaid ? 1 : 0;
      expectTrue(
        captured.length === (sum === 0 ? 0 : wanted),
        `${id} is ${String(order['state'])} with ${captured.length} captured payments`,
      );
      expectTrue(own.length === wanted, `${id} is ${String(order['state'])} with ${own.length} periods`);
      expectTrue(invoices.length === wanted, `${id} is ${String(order['state'])} with ${invoices.length} invoices`);
      const booked = entries.filter(({ account }) => account === 'provider').reduce((all, entry) => all + Number(entry['amount_minor']), 0);
      expectTrue(booked === (isPaid ? sum : 0), `${id} of ${sum} is booked with ${booked}`);
      expectTrue(entries.reduce((all, entry) => all + Number(entry['amount_minor']), 0) === 0, `${id}: its booking is not balanced`);
    }
    return total;
  }

  /** The bank's money is the money of the paid orders, and of the payments that staff look at. */
  async function checkPayments(total: number): Promise<void> {
    const stored = await read(`SELECT p.* FROM membership_payment p JOIN membership_order o ON o.id = p.order_id WHERE o.user_id = ?`, [
      world.userId,
    ]);
    const states = new Map(stored.map((row) => [String(row['payment_ref']), String(row['state'])]));
    let held = 0;
    for (const { ref, state, amountMinor } of world.bank.payments) {
      const ours = states.get(ref);
      expectTrue(ours !== undefined, `the bank's ${ref} (${state}) is unknown`);
      if (state === 'captured' && ours !== 'mismatch') held += amountMinor;
      if (state === 'captured') expectTrue(ours === 'captured' || ours === 'mismatch', `${ref} is captured at the bank and ${ours} here`);
      if (state === 'refunded') expectTrue(ours === 'refunded', `${ref} is refunded at the bank and ${ours} here`);
      if (state === 'failed') expectTrue(ours === 'failed', `${ref} failed at the bank and is ${ours} here`);
    }
    expectTrue(held === total, `the bank holds ${held}, the paid orders come to ${total}`);
    const keys = world.bank.payments.filter(({ state, orderId }) => state === 'captured' && orders.some(isRenewal(orderId)));
    const terms = keys.map(({ orderId }) => orderId);
    expectTrue(new Set(terms).size === terms.length, 'a term was charged twice');
  }

  function checkPeriods(): void {
    periods.reduce<Row | null>((former, period) => {
      const isApart = former === null || Number(period['starts_at']) >= Number(former['ends_at']);
      expectTrue(isApart, `periods ${String(former?.['id'])} and ${String(period['id'])} overlap`);
      expectTrue(Number(period['ends_at']) > Number(period['starts_at']), `period ${String(period['id'])} is empty`);
      return period;
    }, null);
  }

  async function checkAccess(): Promise<void> {
    const now = site.clock.now();
    const { isMember, membership } = await site.app.get(MembershipStandingService).of(world.userId);
    const last = Math.max(0, ...periods.map((period) => Number(period['ends_at'])));
    expectTrue(isMember || last <= now, 'a paid period runs, and the account is no member');
    const graceEnds = last + (7 * 24 + SECOND_CHANCE_HOURS) * 3_600_000;
    expectTrue(!isMember || now < graceEnds, 'the account is a member beyond its periods and the grace');
    expectTrue((membership === null) === (periods.length === 0), 'membership and periods do not go together');
    if (membership) expectTrue(membership.paidUntil === last, 'the membership does not end with its last period');
    const [user] = await read('SELECT has_premium FROM user_account WHERE id = ?', [world.userId]);
    expectTrue(Number(user?.['has_premium']) === (isMember ? 1 : 0), `the mark says ${String(user?.['has_premium'])}`);
  }
}

/** Returns what is wrong with the numbers of all invoices: they are consecutive in each series. */
export async function numberGaps(site: TestSite): Promise<readonly string[]> {
  const rows = await reader(site.dataSource)('SELECT number FROM invoice ORDER BY id', []);
  const bySeries = new Map<string, number[]>();
  for (const { number } of rows) {
    const [, series = '', sequence = ''] = /^(.+)\/(\d+)$/u.exec(String(number)) ?? [];
    bySeries.set(series, [...(bySeries.get(series) ?? []), Number(sequence)]);
  }
  return [...bySeries].flatMap(([series, numbers]) => {
    const sorted = numbers.toSorted((a, b) => a - b);
    return sorted.every((value, index) => value === index + 1) ? [] : [`${series} has gaps or doubles: ${sorted.slice(0, 20).join(' ')} …`];
  });
}

const isRenewal = (orderId: string) => (order: Row) => order['id'] === orderId && order['kind'] === 'renewal';

function reader(dataSource: DataSource) {
  return (sql: string, values: readonly unknown[]) => dataSource.query(sql, [...values]) as Promise<readonly Row[]>;
}

/** Returns the pairs of periods of one account that overlap. */
export async function overlappingPeriods(site: TestSite): Promise<readonly Row[]> {
  return reader(site.dataSource)(
    `SELECT a.id AS one, b.id AS other FROM membership_period a JOIN membership_period b
      ON b.user_id = a.user_id AND b.id > a.id AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at`,
    [],
  );
}
