import type { DataSource } from 'typeorm';
import { anchorDayOf, endOfTerm } from '../../src/membership/terms/term-dates.policy';
import { withNextStep } from '../../src/membership/terms/membership-steps.policy';
import type { Membership } from '../../src/membership/terms/memberships.repository';
import { castAccountId } from '../castings/cast-accounts';
import { DEMO_USERS } from '../demo-users';
import { seedStores } from '../seed-stores';
import { demoUserId } from '../seed-users';
import { CAST } from '../talents/cast';
import { PLANS } from './plans';

const MANAGER = { name: 'Farida Contractor', email: 'farida.contractor@example.com' } as const;
const PLAN = 'one-year';
/** Days since the demo memberships began. */
const BEGAN_DAYS_AGO = 60;
const DAY_MS = 86_400_000;

/** Gives every seeded account that is marked as a member's the membership behind the mark, and the site a talent manager. */
export async function seedMemberships(dataSource: DataSource, now: number): Promise<void> {
  const { users, memberships, managers } = seedStores(dataSource);
  await managers.addMissing(MANAGER);
  const manager = (await managers.findAll()).find(({ email }) => email === MANAGER.email);
  const ids = [...DEMO_USERS.map(demoUserId), ...CAST.map(castAccountId)];
  const marked = (await users.findByIds(ids)).filter(({ hasPremium }) => hasPremium);
  for (const { id } of marked) {
    if (await memberships.find(id)) continue;
    const membership = grantedTo(id, { now, managerId: manager?.id ?? null });
    await memberships.save(membership);
    await memberships.addPeriod(periodOf(membership, now));
  }
}

function grantedTo(userId: string, { now, managerId }: { readonly now: number; readonly managerId: number | null }): Membership {
  const startsAt = now - BEGAN_DAYS_AGO * DAY_MS;
  const plan = PLANS.find(({ id }) => id === PLAN);
  const anchorDay = anchorDayOf(startsAt);
  const paidUntil = endOfTerm(startsAt, plan?.termMonths ?? 0, anchorDay);
  const membership = {
    userId,
    planId: PLAN,
    state: 'active',
    source: 'grant',
    renews: false,
    paidUntil,
    accessUntil: paidUntil,
    anchorDay,
    provider: null,
    mandate: null,
    renewalPlanId: PLAN,
    renewalMinor: plan?.priceMinor ?? 0,
    notices: 0,
    noticedAt: null,
    attempts: 0,
    managerId,
  } as const;
  return withNextStep(membership);
}

function periodOf({ userId, planId, source, paidUntil }: Membership, now: number) {
  const startsAt = now - BEGAN_DAYS_AGO * DAY_MS;
  return { userId, planId, source, orderId: null, startsAt, endsAt: paidUntil, revokedAt: null };
}
