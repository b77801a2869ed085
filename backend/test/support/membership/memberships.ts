import type { Membership } from '../../../src/membership/terms/memberships.repository';

const YEAR_END = Date.UTC(2027, 10, 20, 10);

/** Active membership of a year that renews at the bank's consent. */
export function aMembership(membership: Partial<Membership> = {}): Membership {
  return {
    userId: 'u_demo_asha',
    planId: 'one-year',
    state: 'active',
    source: 'site',
    renews: true,
    paidUntil: YEAR_END,
    accessUntil: YEAR_END,
    anchorDay: 20,
    provider: 'test',
    mandate: 'man_1',
    renewalPlanId: 'one-year',
    renewalMinor: 399_900,
    notices: 0,
    noticedAt: null,
    attempts: 0,
    nextAt: YEAR_END - 7 * 24 * 3600 * 1000,
    managerId: null,
    ...membership,
  };
}
