import type { Benefits, PaidPlanId, PlanId } from '@alltalent/shared/contracts';
import { PlansRepository } from '../../../src/membership/plans/plans.repository';
import { type PlanRow, PlansService } from '../../../src/membership/plans/plans.service';
import { MembershipsRepository } from '../../../src/membership/terms/memberships.repository';
import type { TestSite } from '../test-site';
import { NO_BENEFITS } from './benefits';

const DAY_MS = 24 * 3600 * 1000;
const NOTHING: Benefits = { ...NO_BENEFITS, applications_per_month: 99 };

export const PLANS: readonly PlanRow[] = [
  planOf('free', 0, 0, NOTHING),
  planOf('monthly', 1, 49_900, { ...NOTHING, applications_per_month: null, portfolio_photos: 12, has_crown: true }),
  planOf('one-year', 12, 399_900, {
    ...NOTHING,
    applications_per_month: null,
    portfolio_photos: 20,
    has_crown: true,
    has_first_review: true,
    has_approved_profile: true,
    has_free_shoot: true,
  }),
];

function planOf(id: PlanId, termMonths: number, priceMinor: number, benefits: Benefits): PlanRow {
  return { id, name: id, tagline: '', termMonths, priceMinor, currency: 'INR', benefits, position: termMonths };
}

export function plan(id: PlanId): PlanRow {
  const found = PLANS.find((row) => row.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
}

/** Makes the site offer the plans above, whatever its tables say, and no free shoots in Ladakh and Sikkim. */
export function offerPlans(site: TestSite, { isOnSale = true } = {}): void {
  const plans = site.app.get(PlansService, { strict: false });
  jest.spyOn(plans, 'isOnSale', 'get').mockReturnValue(isOnSale);
  const repository = site.app.get(PlansRepository, { strict: false });
  jest.spyOn(repository, 'findAll').mockResolvedValue([...PLANS]);
  jest.spyOn(repository, 'find').mockImplementation((id) => Promise.resolve(plan(id)));
  jest.spyOn(plans, 'settings').mockResolvedValue({ rates: [], questions: [], shootExcludedStates: ['38', '11'] });
}

/** Gives the account a membership that lasts for `days`, from an order if one is named. */
export async function makeMember(
  site: TestSite,
  userId: string,
  { planId = 'monthly' as PaidPlanId, days = 30, orderId = null as string | null } = {},
): Promise<void> {
  const memberships = new MembershipsRepository(site.dataSource);
  const now = site.clock.now();
  const endsAt = now + days * DAY_MS;
  const renewal = { renews: false, provider: null, mandate: null, renewalPlanId: planId, renewalMinor: 0, managerId: null };
  const clock = { notices: 0, noticedAt: null, attempts: 0, nextAt: null, anchorDay: 1 };
  await memberships.save({
    userId,
    planId,
    state: 'active',
    source: 'grant',
    paidUntil: endsAt,
    accessUntil: endsAt,
    ...renewal,
    ...clock,
  });
  await memberships.addPeriod({ userId, planId, source: 'grant', orderId, startsAt: now, endsAt, revokedAt: null });
}

export async function endMembership(site: TestSite, userId: string): Promise<void> {
  await site.dataSource.query('DELETE FROM membership_period WHERE user_id = ?', [userId]);
  await site.dataSource.query('DELETE FROM membership WHERE user_id = ?', [userId]);
}
