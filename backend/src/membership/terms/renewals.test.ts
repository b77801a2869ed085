import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { addMember, forgetMembers, mailsOf, ordersOf, runUntil } from '../../../test/support/membership/renewing-members';
import type { RenewingProvider } from '../../../test/support/membership/renewing-provider';
import type { RenewingWorld } from '../../../test/support/membership/renewing-world';
import { memberOf, simulation } from '../../../test/support/membership/simulation';
import type { ManualClock } from '../../../test/support/test-site';
import { DAY_MS, UNATTENDED_CHARGE_MINOR } from './membership-steps.policy';
import type { Membership } from './memberships.repository';

const HOUR_MS = 3600 * 1000;
const START = Date.parse('2027-03-10T12:00:00+05:30');

describeOnEngines('Renewals', (engine) => {
  let clock: ManualClock;
  let provider: RenewingProvider;
  let world: RenewingWorld;

  beforeEach(() => {
    ({ clock, provider, world } = simulation(engine.dataSource(), START));
  });
  afterEach(() => forgetMembers(engine.dataSource()));

  const find = (userId: string) => memberOf(world, userId);
  const until = (time: number) => runUntil(world, clock, time);
  const noticed = (paidUntil: number) => ({ notices: 2, noticedAt: paidUntil - DAY_MS });

  test('REL-03 D24 a crash between the charge and its record charges nobody twice', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    provider.afterCharge = () => {
      throw new Error('The process ends here.');
    };
    await until(paidUntil);
    expect((await find(userId)).paidUntil).toBe(paidUntil);
    expect(world.logged.join()).toContain('step of a membership failed');

    provider.afterCharge = () => undefined;
    await until(paidUntil + HOUR_MS);
    expect(provider.requests).toHaveLength(1);
    expect(provider.captured).toHaveLength(1);
    expect((await find(userId)).paidUntil).toBeGreaterThan(paidUntil);
  });

  test('REL-03 D24 a charge whose answer was lost is asked for again with its key', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    provider.behaviour = 'failed';
    provider.afterCharge = () => {
      throw new Error('The process ends here.');
    };
    await until(paidUntil);
    provider.afterCharge = () => undefined;
    await until(paidUntil + HOUR_MS);
    expect(new Set(provider.requests.map(({ key }) => key)).size).toBe(1);
    expect(await find(userId)).toMatchObject({ attempts: 1, state: 'grace' });
  });

  test('REL-03 D24 a step that fails is logged, waits for its lease, and stops no other membership', async () => {
    const bad = await addMember(world, START);
    const good = await addMember(world, START + 1000);
    provider.afterCharge = () => {
      if (provider.requests.at(-1)?.mandate === bad.mandate) throw new Error('This one always fails.');
    };
    provider.behaviours.set(bad.mandate ?? '', 'failed');
    await until(good.paidUntil);
    expect((await find(good.userId)).paidUntil).toBeGreaterThan(good.paidUntil);
    const tries = provider.requests.length;
    await until(good.paidUntil + 9 * 60 * 1000);
    expect(provider.requests).toHaveLength(tries);
    await until(good.paidUntil + 11 * 60 * 1000);
    expect(provider.requests).toHaveLength(tries + 1);
  });

  test('D24 while the provider is away, it is asked every hour, no try counts, and everything works', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil - 1);
    provider.behaviour = 'away';
    await until(paidUntil + 5 * HOUR_MS + 1);
    expect(await find(userId)).toMatchObject({
      attempts: 0,
      state: 'grace',
      nextAt: paidUntil + 6 * HOUR_MS,
      accessUntil: paidUntil + 7 * DAY_MS,
    });
    provider.behaviour = 'captured';
    await until(paidUntil + 7 * HOUR_MS);
    expect(await find(userId)).toMatchObject({ state: 'active' });
    expect(provider.captured).toHaveLength(1);
  });

  test('D24 a charge that the provider refuses counts as a failed try: the member is told, keeps the grace, and it is tried again', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    provider.behaviour = 'refused';
    await until(paidUntil + HOUR_MS);
    expect(await find(userId)).toMatchObject({ attempts: 1, state: 'grace', accessUntil: paidUntil + 7 * DAY_MS });
    await until(paidUntil + 7 * DAY_MS + HOUR_MS);
    expect([(await find(userId)).state, provider.requests.length, provider.captured]).toEqual(['ended', 4, []]);
  });

  test('D24 a provider that stays away ends the membership after the grace, and its consent as soon as it is back', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil - 1);
    provider.behaviour = 'away';
    await until(paidUntil + 7 * DAY_MS + HOUR_MS);
    expect(await find(userId)).toMatchObject({ state: 'ended', mandate: `mandate_${userId}` });
    provider.behaviour = 'captured';
    await until(paidUntil + 8 * DAY_MS);
    expect(await find(userId)).toMatchObject({ state: 'ended', mandate: null, nextAt: null });
    expect([provider.captured, provider.ended]).toEqual([[], [`mandate_${userId}`]]);
  });

  test.each([
    ['captured', 'active', 1],
    ['failed', 'grace', 0],
  ] as const)('D24 a pending charge is waited for, and settled once it is %s', async (state, after, captured) => {
    provider.behaviour = 'pending';
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil + 3 * HOUR_MS);
    expect(provider.requests).toHaveLength(1);
    expect(await find(userId)).toMatchObject({ state: 'grace', attempts: 0, accessUntil: paidUntil + 7 * DAY_MS });
    provider.decide(state);
    provider.behaviour = state;
    await until(paidUntil + 5 * HOUR_MS);
    expect(await find(userId)).toMatchObject({ state: after, attempts: 1 - captured });
    expect(provider.captured).toHaveLength(captured);
  });

  test('D24 a captured payment of another sum is looked at by staff, and nothing more is charged', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil - 1);
    const charge = provider.charge.bind(provider);
    provider.charge = (request) => charge({ ...request, amountMinor: 100 });
    await until(paidUntil + 6 * DAY_MS);
    expect(provider.requests).toHaveLength(1);
    expect((await ordersOf(engine.dataSource(), userId)).map(({ state }) => state)).toEqual(['checking']);
  });

  test.each<[string, object]>([
    ['suspended', { status: 'suspended' }],
    ['terminated', { status: 'terminated' }],
    ['about to be deleted', { deletionDueAt: START + 365 * DAY_MS }],
  ])('D24 SEC-29 an account that is %s is not charged: its membership ends with the paid time', async (_name, changes) => {
    const early = await addMember(world, START);
    await world.users.update(early.userId, changes);
    const late = await addMember(world, START);
    await until(late.paidUntil - HOUR_MS);
    await world.users.update(late.userId, changes);
    await until(late.paidUntil + DAY_MS);
    expect(provider.requests).toEqual([]);
    for (const { userId, paidUntil } of [early, late])
      expect(await find(userId)).toMatchObject({ state: 'ended', renews: false, accessUntil: paidUntil });
  });

  test('D24 who is suspended in grace is not charged again', async () => {
    provider.behaviour = 'failed';
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil + HOUR_MS);
    await world.users.update(userId, { status: 'suspended' });
    provider.behaviour = 'captured';
    await until(paidUntil + 8 * DAY_MS);
    expect(provider.captured).toEqual([]);
    expect((await find(userId)).state).toBe('ended');
    const [order] = await ordersOf(engine.dataSource(), userId);
    expect([order?.state, order?.remarks]).toEqual(['failed', ['The membership ended before this renewal was paid.']]);
  });

  test('D24 SEC-29 who is suspended at the last moment is not charged', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    provider.whenAsked = async () => void (await world.users.update(userId, { status: 'suspended' }));
    await until(paidUntil + DAY_MS);
    expect(provider.requests).toEqual([]);
    expect(await find(userId)).toMatchObject({ state: 'ended', renews: false });
  });

  test('D24 a renewal that is turned off at the last moment is not charged', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    provider.whenAsked = () => world.renewal.set(userId, false);
    await until(paidUntil + HOUR_MS);
    expect(provider.requests).toEqual([]);
    expect((await find(userId)).state).toBe('ended');
  });

  test('MEM-19 D24 a renewal that is turned on again after the refund of the only order is charged as announced', async () => {
    const { userId, paidUntil } = await addMember(world, START, { renews: false });
    await engine.dataSource().query("UPDATE membership_order SET state = 'refunded' WHERE user_id = ?", [userId]);
    await world.renewal.set(userId, true);
    await until(paidUntil);
    expect(provider.captured).toHaveLength(1);
  });

  test.each<[string, Partial<Membership>]>([
    ['a sum above the limit', { renewalMinor: UNATTENDED_CHARGE_MINOR + 1 }],
    ['no consent', { mandate: null, provider: null }],
  ])('D24 with %s the notices ask the member to pay, and the membership ends uncharged', async (_name, changes) => {
    const { userId, paidUntil } = await addMember(world, START, changes);
    await until(paidUntil + DAY_MS);
    const mails = await mailsOf(world);
    expect(mails.map(({ text }) => text.includes('we cannot charge ₹'))).toEqual([true, true, false]);
    expect(mails[0]?.text).toContain('/membership');
    expect(provider.requests).toEqual([]);
    expect(await find(userId)).toMatchObject({ state: 'ended', accessUntil: paidUntil });
  });

  test.each<[Membership['source'], string[]]>([
    ['grant', ['Your Monthly plan ends on 10 April 2027', 'Your Monthly plan has ended']],
    ['app-store', ['Your Monthly plan has ended']],
    ['play-store', ['Your Monthly plan has ended']],
  ])('D24 a membership by %s is told of its end as its source asks', async (source, subjects) => {
    const { paidUntil } = await addMember(world, START, { source, renews: false, provider: null, mandate: null });
    await until(paidUntil + DAY_MS);
    expect((await mailsOf(world)).map(({ subject }) => subject)).toEqual(subjects);
  });

  test('D24 a term that was bought ahead goes on where the one before ends', async () => {
    const { userId, paidUntil } = await addMember(world, START, { renews: false });
    const endsAt = paidUntil + 90 * DAY_MS;
    const period = { userId, planId: 'one-year', source: 'site', orderId: null, startsAt: paidUntil, endsAt, revokedAt: null } as const;
    await world.memberships.addPeriod(period);
    await until(paidUntil + HOUR_MS);
    expect(await find(userId)).toMatchObject({ state: 'active', planId: 'one-year', paidUntil: endsAt, accessUntil: endsAt, notices: 0 });
    expect(world.marked).toEqual([]);
  });

  test('REL-03 D24 a payment that was captured unseen is taken in before the end', async () => {
    provider.behaviour = 'pending';
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil + 7 * DAY_MS - 1);
    provider.decide('captured');
    await until(paidUntil + 7 * DAY_MS);
    expect(await find(userId)).toMatchObject({ state: 'active' });
  });

  test('REL-03 after the clock stood still, a charge still comes a day after its notice, and access goes on', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    clock.pass((paidUntil + 2 * DAY_MS - clock.now()) / 1000);
    await world.clock.run();
    const mails = await mailsOf(world);
    expect(mails.map(({ subject }) => subject)).toEqual(['We will charge ₹499 for your Monthly plan on 13 April 2027']);
    expect(await find(userId)).toMatchObject({ nextAt: paidUntil + 3 * DAY_MS, accessUntil: paidUntil + 3 * DAY_MS + HOUR_MS });
    await until(paidUntil + 3 * DAY_MS);
    expect(provider.captured).toHaveLength(1);
  });

  test('D24 a provider whose keys are missing ends nothing before the grace is over', async () => {
    const { userId, paidUntil } = await addMember(world, START, { provider: 'stripe' });
    await until(paidUntil + DAY_MS);
    expect(await find(userId)).toMatchObject({ state: 'grace', renews: true });
  });

  test('D24 a provider whose keys are missing keeps the consent to be withdrawn once they are back', async () => {
    const { userId, paidUntil, mandate } = await addMember(world, START, { provider: 'stripe', renews: false });
    await until(paidUntil + 3 * HOUR_MS);
    const ended = await find(userId);
    expect(ended).toMatchObject({ state: 'ended', mandate });
    expect(ended.nextAt).toBeGreaterThan(clock.now());
  });

  test('D24 an account without an e-mail address is informed by SMS and by the bell', async () => {
    const { paidUntil } = await addMember(world, START, {}, { loginEmail: null, loginPhone: '+919876543210' });
    await until(paidUntil - DAY_MS);
    expect(world.texts).toHaveLength(2);
    expect(world.texts[1]).toMatch(/^All Talent: .*On 10 April 2027 at 12:00 pm IST we will charge ₹499.*\/account\/membership$/u);
    expect(await mailsOf(world)).toEqual([]);
    const [row] = await engine.dataSource().query<{ total: string }[]>('SELECT COUNT(*) AS total FROM notification');
    expect(Number(row?.total)).toBe(2);
  });

  test('D24 members are mailed whatever they chose for notifications, and once', async () => {
    const { userId, paidUntil } = await addMember(world, START);
    await engine
      .dataSource()
      .query(
        "INSERT INTO notification_mail (user_id, applications, invites, messages, account) VALUES (?, 'never', 'never', 'never', 'never')",
        [userId],
      );
    await until(paidUntil - DAY_MS);
    expect(await mailsOf(world)).toHaveLength(2);
  });

  test('D24 a first charge that failed leaves the term as it is noted', async () => {
    provider.behaviour = 'failed';
    const { userId, paidUntil } = await addMember(world, START, noticed(START + 31 * DAY_MS));
    await until(paidUntil);
    const mail = (await mailsOf(world)).at(-1);
    expect(mail?.text).toContain('Not enough money in the account.');
    expect(mail?.text).toContain('/account/membership');
    expect((await find(userId)).nextAt).toBe(paidUntil + DAY_MS);
  });
});
