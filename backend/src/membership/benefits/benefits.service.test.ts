import type { PlanId } from '@alltalent/shared/contracts';
import type { AppConfig } from '../../kernel/config/config';
import { plan, PLANS } from '../../../test/support/membership/unlocked-plans';
import { ManualClock } from '../../../test/support/test-site';
import type { PlansRepository } from '../plans/plans.repository';
import { PlansService } from '../plans/plans.service';
import type { MembershipStandingService } from '../terms/membership-standing.service';
import { BenefitsService } from './benefits.service';
import type { MembersRepository } from './members.repository';

function benefitsOf(planId: PlanId, freeApplicationsPerMonth = 5) {
  const counted: number[] = [];
  const standing = { of: () => Promise.resolve({ isMember: planId !== 'free', planId, membership: null }) };
  const rows = { find: (id: PlanId) => Promise.resolve(plan(id)), findAll: () => Promise.resolve(PLANS) };
  const plans = new PlansService(rows as unknown as PlansRepository, { freeApplicationsPerMonth } as AppConfig, new ManualClock());
  const usage = { applicationsSince: (_userId: string, since: number) => Promise.resolve(counted.push(since) + 2) };
  const service = new BenefitsService(
    standing as unknown as MembershipStandingService,
    plans,
    usage,
    { findAmong: () => Promise.resolve(['u_1']) } as unknown as MembersRepository,
    new ManualClock(Date.parse('2026-11-25T10:00:00Z')),
  );
  return { service, counted };
}

test('MEM-01 a plan unlocks what its row says; the free one has as many applications as the site is set to', async () => {
  const free = await benefitsOf('free', 3).service.of('u_1');
  const year = await benefitsOf('one-year').service.of('u_1');
  expect(free).toEqual({ ...plan('free').benefits, applications_per_month: 3, isMember: false });
  expect(year).toEqual({ ...plan('one-year').benefits, isMember: true });
});

test('MEM-01 applications count from the first of the month in India', async () => {
  const { service, counted } = benefitsOf('free');
  expect(await service.applicationsOf('u_1')).toEqual({
    used: 3,
    limit: 5,
    resetsAt: Date.parse('2026-12-01T00:00:00+05:30'),
    isMember: false,
  });
  expect(counted).toEqual([Date.parse('2026-11-01T00:00:00+05:30')]);
  expect(await benefitsOf('monthly').service.applicationsOf('u_1')).toMatchObject({ limit: null });
});

test('MEM-01 the most photos are those of the largest plan, and members are found among many', async () => {
  const { service } = benefitsOf('one-year');
  expect(await service.mostPhotos()).toBe(20);
  expect([...(await service.ofMembersAmong(['u_1', 'u_2'])).keys()]).toEqual(['u_1']);
});
