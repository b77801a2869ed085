import { ManagersRepository } from '../../src/membership/plans/managers.repository';
import { MembershipEntity, MembershipPeriodEntity } from '../../src/membership/schema/membership.entity';
import { MembershipStandingService } from '../../src/membership/terms/membership-standing.service';
import { MembershipsRepository } from '../../src/membership/terms/memberships.repository';
import { nextStepOf } from '../../src/membership/terms/membership-steps.policy';
import { describeOnEngines } from '../../test/support/kernel/database/test-database';
import { seedAll } from '..';
import { castAccounts } from '../castings/cast-accounts';
import { CAST } from '../talents/cast';
import { slugsOfCast } from '../seed-users';
import { seedMemberships } from './demo-memberships';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MEHER = 'u_demo_meher';
const TALENTS = 40;

describeOnEngines('the memberships of the demonstration', (engine) => {
  const rowsOf = <T>(sql: string) => engine.dataSource().query<T[]>(sql);
  beforeAll(async () => {
    await seedAll(engine.dataSource(), { talents: TALENTS, assetBase: '/media', now: new Date(NOW), log: () => undefined });
  });

  test('MEM-05 make the demo member a member by the books, for months to come', async () => {
    const memberships = new MembershipsRepository(engine.dataSource());
    const standing = await new MembershipStandingService(memberships, { now: () => NOW }).of(MEHER);
    expect(standing).toMatchObject({ isMember: true, planId: 'one-year', membership: { source: 'grant', renews: false } });
    const [period] = await memberships.findPeriods(MEHER);
    expect(period).toMatchObject({ source: 'grant', orderId: null, endsAt: standing.membership?.paidUntil });
    expect(period?.endsAt).toBeGreaterThan(NOW + 180 * 86_400_000);
    expect(standing.membership?.nextAt).toBe(standing.membership && nextStepOf(standing.membership)?.at);
  });

  test('MEM-05 come with one talent manager, who is hers', async () => {
    const managers = await new ManagersRepository(engine.dataSource()).findAll();
    expect(managers).toHaveLength(1);
    expect((await new MembershipsRepository(engine.dataSource()).find(MEHER))?.managerId).toBe(managers[0]?.id);
  });

  test('MEM-05 stand behind every account that is marked, also of the cast, and behind no other', async () => {
    await castAccounts(
      engine.dataSource(),
      CAST.map(({ key }) => key),
      slugsOfCast(TALENTS),
    );
    await seedMemberships(engine.dataSource(), NOW);
    const marked = await rowsOf<{ id: string }>('SELECT id FROM user_account WHERE has_premium = TRUE ORDER BY id');
    expect(marked.length).toBeGreaterThan(3);
    for (const table of ['membership', 'membership_period']) {
      const members = await rowsOf<{ id: string }>(`SELECT user_id AS id FROM ${table} ORDER BY user_id`);
      expect(members.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
    }
  });

  test('MEM-05 are seeded once: one that ended stays ended', async () => {
    const memberships = engine.dataSource().getRepository(MembershipEntity);
    const periods = engine.dataSource().getRepository(MembershipPeriodEntity);
    const before = await periods.count();
    await memberships.update({ userId: MEHER }, { state: 'ended', paidUntil: NOW - 1, accessUntil: NOW - 1, nextAt: null });
    await seedMemberships(engine.dataSource(), NOW);
    expect(await memberships.findOneBy({ userId: MEHER })).toMatchObject({ state: 'ended', nextAt: null });
    expect(await periods.count()).toBe(before);
  });
});

describeOnEngines('a site without a demonstration', (engine) => {
  test('MEM-01 has plans and the code of the shoot, and no members and managers', async () => {
    await seedAll(engine.dataSource(), { talents: 0, assetBase: '/media', now: new Date(NOW), log: () => undefined });
    const counts = async (table: string) => Number((await engine.dataSource().query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);
    const tables = ['membership_plan', 'membership_setting', 'promo_code', 'membership', 'membership_period', 'membership_manager'];
    expect(await Promise.all(tables.map(counts))).toEqual([3, 3, 1, 0, 0, 0]);
  });
});
