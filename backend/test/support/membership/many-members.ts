import type { DataSource } from 'typeorm';
import { inTransaction } from '../../../src/kernel/database/transaction';
import { MembershipEntity } from '../../../src/membership/schema/membership.entity';
import { OrderEntity } from '../../../src/membership/schema/order.entity';
import { DAY_MS, withNextStep } from '../../../src/membership/terms/membership-steps.policy';
import { MembershipsRepository, type Membership } from '../../../src/membership/terms/memberships.repository';
import { aMembership, aPaidOrder } from './renewing-members';

const BATCH = 500;
const MINUTE_MS = 60_000;
const USER_COLUMNS =
  'id, email, login_email, status, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium, slug, currency_code, created_at';
const MEMBER_COLUMNS =
  'user_id, plan_id, state, source, renews, paid_until, access_until, anchor_day, provider, mandate, renewal_plan_id, renewal_minor, notices, noticed_at, attempts, next_at, manager_id';

const idOf = (member: number) => `u_many_${String(member).padStart(8, '0')}`;

/** Stores accounts with memberships that have nothing to do for the next days. */
export async function fillMembers(dataSource: DataSource, { members, now }: { members: number; now: number }): Promise<void> {
  for (let start = 0; start < members; start += BATCH * 20)
    await inTransaction(dataSource, async () => {
      for (let from = start; from < Math.min(members, start + BATCH * 20); from += BATCH) await insert(dataSource, from, now);
    });
}

async function insert(dataSource: DataSource, from: number, now: number): Promise<void> {
  const ids = Array.from({ length: BATCH }, (_, index) => from + index);
  const users = ids.map((member) => {
    const email = `many-${member}@example.com`;
    return `('${idOf(member)}', '${email}', '${email}', 'active', 'Asha', 'Rao', '3', '91', '', '', 1, '', 'INR', ${now})`;
  });
  const rows = ids.map((member) => {
    const paidUntil = now + (10 + (member % 20)) * DAY_MS;
    const next = paidUntil - 7 * DAY_MS;
    return `('${idOf(member)}', 'monthly', 'active', 'site', 1, ${paidUntil}, ${paidUntil}, 10, 'test', 'mandate_${member}', 'monthly', 49900, 0, NULL, 0, ${next}, NULL)`;
  });
  await dataSource.query(`INSERT INTO user_account (${USER_COLUMNS}) VALUES ${users.join(', ')}`);
  await dataSource.query(`INSERT INTO membership (${MEMBER_COLUMNS}) VALUES ${rows.join(', ')}`);
}

/** Makes notices, charges and ends due, in equal parts and spread over all memberships; forgets what came of those before. */
export async function makeDue(dataSource: DataSource, { due, now }: { due: number; now: number }): Promise<void> {
  const memberships = new MembershipsRepository(dataSource);
  const total = await dataSource.getRepository(MembershipEntity).count();
  await inTransaction(dataSource, async () => {
    for (const table of ['membership_order', 'membership_period', 'notification', 'outbox_message'])
      await dataSource.query(`DELETE FROM ${table}`);
    for (let index = 0; index < due; index += 1) {
      const userId = idOf(Math.floor((index * total) / due));
      await memberships.save(dueMembership(userId, index, now));
      await dataSource.getRepository(OrderEntity).insert(aPaidOrder({ id: `ord_${userId}`, userId }));
    }
  });
}

function dueMembership(userId: string, index: number, now: number): Membership {
  const over = now - MINUTE_MS;
  const notice = aMembership(userId, now, { paidUntil: over + 7 * DAY_MS, accessUntil: over + 7 * DAY_MS });
  const charge = { notices: 2, noticedAt: over - DAY_MS, paidUntil: over, accessUntil: over + 60 * MINUTE_MS };
  const end = { notices: 2, noticedAt: over - DAY_MS, paidUntil: over, accessUntil: over, renews: false, mandate: null };
  const membership = { ...notice, ...[{}, charge, end][index % 3] };
  return withNextStep(membership);
}
