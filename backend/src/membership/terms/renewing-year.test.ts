import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { addMember, forgetMembers, mailsOf, ordersOf, runUntil } from '../../../test/support/membership/renewing-members';
import type { RenewingProvider } from '../../../test/support/membership/renewing-provider';
import type { RenewingWorld } from '../../../test/support/membership/renewing-world';
import { memberOf, simulation } from '../../../test/support/membership/simulation';
import type { ManualClock } from '../../../test/support/test-site';
import { DAY_MS } from './membership-steps.policy';
import { endOfTerm } from './term-dates.policy';

// Noon in India.
const noon = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
const dayOf = (time: number) => new Date(time + 5.5 * 3600 * 1000).toISOString().slice(0, 10);

describeOnEngines('A simulated year of memberships', (engine) => {
  let clock: ManualClock;
  let provider: RenewingProvider;
  let world: RenewingWorld;

  function begin(day: string): void {
    ({ clock, provider, world } = simulation(engine.dataSource(), noon(day)));
  }
  afterEach(() => forgetMembers(engine.dataSource()));

  const find = (userId: string) => memberOf(world, userId);
  const written = () => engine.dataSource().query<{ title: string; at: string }[]>('SELECT title, at FROM notification ORDER BY id');

  test('D24 REL-03 a month renews twelve times, each after its two notices, charged once each', async () => {
    begin('2027-01-31');
    const { userId } = await addMember(world, clock.now());
    await runUntil(world, clock, noon('2028-02-01'));

    expect(provider.captured).toHaveLength(12);
    expect(provider.requests).toHaveLength(12);
    expect(new Set(provider.requests.map(({ key }) => key)).size).toBe(12);
    expect((await ordersOf(engine.dataSource(), userId)).map(({ state }) => state)).toEqual(Array<string>(12).fill('paid'));
    expect((await written()).map(({ title }) => title.replace(/ on .*$/u, ''))).toEqual(
      Array.from({ length: 12 }, () => ['Your Monthly plan renews', 'We will charge ₹499 for your Monthly plan']).flat(),
    );
    expect(world.logged).toEqual([]);
  });

  test('D24 notices come seven days and 24 hours before each charge, and terms keep the day of the month', async () => {
    begin('2027-01-31');
    const { userId } = await addMember(world, clock.now());
    await runUntil(world, clock, noon('2027-06-02'));

    const charged = provider.captured.map(({ at }) => at);
    expect(charged.map(dayOf)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    const notices = (await written()).map(({ at }) => Number(at));
    expect(notices).toEqual(charged.flatMap((at) => [at - 7 * DAY_MS, at - DAY_MS]));
    const periods = await world.memberships.findPeriods(userId);
    expect(periods.map(({ startsAt }) => dayOf(startsAt))).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(periods.slice(1).map(({ startsAt }) => startsAt)).toEqual(periods.slice(0, -1).map(({ endsAt }) => endsAt));
  });

  test('D24 a charge under way interrupts nothing: access goes on past the end of the term', async () => {
    begin('2027-03-10');
    const { userId, paidUntil } = await addMember(world, clock.now());
    await runUntil(world, clock, paidUntil - 1);
    expect((await find(userId)).accessUntil).toBeGreaterThan(paidUntil + 10 * 60 * 1000);
  });

  test('D24 a membership that does not renew is told so twice, and ends without a charge', async () => {
    begin('2027-03-10');
    const { userId, paidUntil } = await addMember(world, clock.now(), { renews: false });
    await runUntil(world, clock, paidUntil + 30 * DAY_MS);

    expect((await mailsOf(world)).map(({ subject }) => subject)).toEqual([
      'Your Monthly plan ends on 10 April 2027',
      'Your Monthly plan ends on 10 April 2027',
      'Your Monthly plan has ended',
    ]);
    expect(await find(userId)).toMatchObject({ state: 'ended', accessUntil: paidUntil, mandate: null, nextAt: null });
    expect(provider.requests).toEqual([]);
    expect(provider.ended).toEqual([`mandate_${userId}`]);
    expect(world.marked).toEqual([{ userId, isMember: false }]);
  });

  test('D24 a charge that fails is tried again after 1, 3 and 5 days; everything works for 7 days, then the membership ends', async () => {
    begin('2027-03-10');
    provider.behaviour = 'failed';
    const { userId, paidUntil } = await addMember(world, clock.now());
    await runUntil(world, clock, paidUntil + 6 * DAY_MS);
    expect(await find(userId)).toMatchObject({ state: 'grace', attempts: 4, accessUntil: paidUntil + 7 * DAY_MS });
    await runUntil(world, clock, paidUntil + 60 * DAY_MS);

    const tries = (await written()).filter(({ title }) => title.includes('failed')).map(({ at }) => Number(at));
    expect(tries).toEqual([0, 1, 3, 5].map((days) => paidUntil + days * DAY_MS));
    expect(new Set(provider.requests.map(({ key }) => key)).size).toBe(4);
    expect(await find(userId)).toMatchObject({ state: 'ended', renews: false, mandate: null, nextAt: null });
    const [order, ...others] = await ordersOf(engine.dataSource(), userId);
    expect([order?.state, order?.attempts, others]).toEqual(['failed', 4, []]);
    expect((await mailsOf(world)).at(-1)?.subject).toBe('Your Monthly plan has ended');
    expect(provider.ended).toEqual([`mandate_${userId}`]);
  });

  test('D24 the renewal is turned off and on again in between: one term less is announced, none is charged twice', async () => {
    begin('2027-03-10');
    const { userId, paidUntil } = await addMember(world, clock.now());
    await runUntil(world, clock, paidUntil - 10 * DAY_MS);
    await world.renewal.set(userId, false);
    await runUntil(world, clock, paidUntil - 3 * DAY_MS);
    await world.renewal.set(userId, true);
    await runUntil(world, clock, paidUntil + 10 * DAY_MS);
    expect(provider.captured).toHaveLength(1);
    expect((await find(userId)).paidUntil).toBe(endOfTerm(paidUntil, 1, 10));

    await world.renewal.set(userId, false);
    await runUntil(world, clock, paidUntil + 60 * DAY_MS);
    expect(provider.captured).toHaveLength(1);
    expect((await find(userId)).state).toBe('ended');
  });
});
