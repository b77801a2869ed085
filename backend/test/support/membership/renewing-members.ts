import type { DataSource } from 'typeorm';
import { OutboxMessageEntity } from '../../../src/kernel/outbox/outbox-message.entity';
import type { Order } from '../../../src/membership/orders/orders.repository';
import { OrderEntity } from '../../../src/membership/schema/order.entity';
import { withNextStep } from '../../../src/membership/terms/membership-steps.policy';
import type { Membership } from '../../../src/membership/terms/memberships.repository';
import { anchorDayOf, endOfTerm } from '../../../src/membership/terms/term-dates.policy';
import type { UserEntity } from '../../../src/auth/users/user.entity';
import type { ManualClock } from '../test-site';
import { aMembership as aYearlyMembership } from './memberships';
import { anOrder } from './orders';
import type { RenewingWorld } from './renewing-world';

export const MONTHLY_MINOR = 49_900;
export type Mailed = { readonly to: string; readonly subject: string; readonly text: string };

let members = 0;

export function aPaidOrder(changes: Partial<Order>): Order {
  const month = { planId: 'monthly', planName: 'Monthly', termMonths: 1, listMinor: MONTHLY_MINOR, renewalMinor: MONTHLY_MINOR } as const;
  const taxes = { totalMinor: MONTHLY_MINOR, taxableMinor: 42_288, cgstMinor: 3806, sgstMinor: 3806 };
  const times = { placedAt: 1, expiresAt: 1, paidAt: 1 };
  return anOrder({ id: 'ord_first', userId: null, ...month, ...taxes, ...times, checkoutRef: '', paymentUrl: '', ...changes });
}

/** A membership of one term from `startsAt` that renews alone. */
export function aMembership(userId: string, startsAt: number, changes: Partial<Membership> = {}): Membership {
  const anchorDay = anchorDayOf(startsAt);
  const paidUntil = endOfTerm(startsAt, 1, anchorDay);
  const month = { planId: 'monthly', renewalPlanId: 'monthly', renewalMinor: MONTHLY_MINOR } as const;
  const term = { paidUntil, accessUntil: paidUntil, anchorDay, mandate: `mandate_${userId}`, nextAt: null };
  const membership = aYearlyMembership({ userId, ...month, ...term, ...changes });
  return 'nextAt' in changes ? membership : withNextStep(membership);
}

/** Stores an account that has just bought a month. */
export async function addMember(
  { users, memberships, dataSource }: RenewingWorld,
  startsAt: number,
  changes: Partial<Membership> = {},
  account: Partial<Pick<UserEntity, 'loginEmail' | 'loginPhone'>> = {},
): Promise<Membership> {
  members += 1;
  const email = `renewing-${members}@example.com`;
  const name = { firstName: 'Asha', lastName: 'Rao', dialCode: '91', mobileNumber: '', roleId: '3', birthDate: null };
  const user = await users.create({ ...name, email, loginEmail: email, loginPhone: null, ...account });
  if (user === null) throw new Error('The account exists already.');
  const membership = aMembership(user.id, startsAt, changes);
  const [orderId, endsAt] = [`ord_${user.id}`, membership.paidUntil];
  await dataSource.getRepository(OrderEntity).insert(aPaidOrder({ id: orderId, userId: user.id }));
  await memberships.save(membership);
  await memberships.addPeriod({
    userId: user.id,
    planId: membership.planId,
    source: membership.source,
    orderId,
    startsAt,
    endsAt,
    revokedAt: null,
  });
  return membership;
}

/** Lets the time go by until `time`, and runs the clock whenever something is due on the way. */
export async function runUntil(world: RenewingWorld, clock: ManualClock, time: number): Promise<void> {
  for (;;) {
    const [row] = await world.dataSource.query<{ at: string | null }[]>('SELECT MIN(next_at) AS at FROM membership');
    const at = row?.at === null || row?.at === undefined ? Infinity : Number(row.at);
    const until = Math.min(Math.max(at, clock.now()), time);
    clock.pass((until - clock.now()) / 1000);
    if (at > time) return;
    await world.clock.run();
  }
}

/** Mails in the order in which they were written. */
export async function mailsOf({ dataSource, outbox }: Pick<RenewingWorld, 'dataSource' | 'outbox'>, to?: string): Promise<Mailed[]> {
  const rows = await dataSource.getRepository(OutboxMessageEntity).find({ order: { id: 'ASC' } });
  const mails = rows.flatMap((row) => {
    const message = outbox.open(row);
    return message?.channel === 'mail' ? [message] : [];
  });
  return mails.filter((mail) => to === undefined || mail.to === to);
}

export function ordersOf(dataSource: DataSource, userId: string): Promise<Order[]> {
  return dataSource.getRepository(OrderEntity).find({ where: { userId, kind: 'renewal' }, order: { placedAt: 'ASC' } });
}

/** Empties the tables of a test before the next one. */
export async function forgetMembers(dataSource: DataSource): Promise<void> {
  for (const table of ['membership', 'membership_period', 'membership_order', 'notification', 'outbox_message', 'user_account'])
    await dataSource.query(`DELETE FROM ${table}`);
}
