import { ENDPOINTS, type OwnMembership } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { signedIn } from '../../../test/support/log-in';
import { NO_BENEFITS } from '../../../test/support/membership/benefits';
import { addMember, aMembership, aPaidOrder, forgetMembers, mailsOf, runUntil } from '../../../test/support/membership/renewing-members';
import type { RenewingProvider } from '../../../test/support/membership/renewing-provider';
import type { RenewingWorld } from '../../../test/support/membership/renewing-world';
import { simulation } from '../../../test/support/membership/simulation';
import { ASHA } from '../../../test/support/notifications/notifications';
import { describeSites, type ManualClock } from '../../../test/support/test-site';
import { PlansService } from '../plans/plans.service';
import type { PlanEntity } from '../schema/plan.entity';
import { OrderEntity } from '../schema/order.entity';
import { DAY_MS, UNATTENDED_CHARGE_MINOR } from './membership-steps.policy';
import { type Membership, MembershipsRepository } from './memberships.repository';
import { OwnMembershipService } from './own-membership.service';

const HOUR_MS = 3600 * 1000;
const START = Date.parse('2027-03-10T12:00:00+05:30');

describeOnEngines('Turning the renewal off and on', (engine) => {
  let clock: ManualClock;
  let provider: RenewingProvider;
  let world: RenewingWorld;

  beforeEach(() => {
    ({ clock, provider, world } = simulation(engine.dataSource(), START));
  });
  afterEach(() => forgetMembers(engine.dataSource()));

  const find = (userId: string) => world.memberships.find(userId);
  const until = (time: number) => runUntil(world, clock, time);

  test('D24 off is proved by one mail with the end; off again changes nothing', async () => {
    const { userId } = await addMember(world, START);
    await world.renewal.set(userId, false);
    const before = await find(userId);
    clock.pass(60);
    await world.renewal.set(userId, false);
    expect(await find(userId)).toEqual(before);
    const mails = await mailsOf(world);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('until 10 April 2027 at 12:00 pm IST');
    expect(before).toMatchObject({ renews: false, mandate: `mandate_${userId}` });
  });

  test('D24 on is proved by one mail with the next charge; on again changes nothing', async () => {
    const { userId, paidUntil } = await addMember(world, START, { renews: false });
    await world.renewal.set(userId, true);
    await world.renewal.set(userId, true);
    const mails = await mailsOf(world);
    expect(mails.map(({ subject }) => subject)).toEqual(['Renewal of your Monthly plan is on']);
    expect(mails[0]?.text).toContain('On 10 April 2027 at 12:00 pm IST we will charge ₹499');
    await until(paidUntil);
    expect(provider.captured).toHaveLength(1);
  });

  test('D24 turned on after the notice of the end, it is charged a day later at the earliest, and access goes on until then', async () => {
    const { userId, paidUntil } = await addMember(world, START, { renews: false });
    await until(paidUntil - HOUR_MS);
    await world.renewal.set(userId, true);
    expect(await find(userId)).toMatchObject({ nextAt: paidUntil + 23 * HOUR_MS, accessUntil: paidUntil + DAY_MS });
    expect((await mailsOf(world)).at(-1)?.text).toContain('Consent reference');
    await until(paidUntil + 23 * HOUR_MS - 1);
    expect(provider.requests).toEqual([]);
    await until(paidUntil + 23 * HOUR_MS);
    expect(provider.captured).toHaveLength(1);
  });

  test('D24 off and on gives no time for free', async () => {
    const { userId, paidUntil } = await addMember(world, START, { renews: false });
    await until(paidUntil - HOUR_MS);
    await world.renewal.set(userId, true);
    await world.renewal.set(userId, false);
    expect(await find(userId)).toMatchObject({ accessUntil: paidUntil, nextAt: paidUntil });
  });

  test('D24 off in grace stops the charges, and the membership ends with the grace', async () => {
    provider.behaviour = 'failed';
    const { userId, paidUntil } = await addMember(world, START);
    await until(paidUntil + HOUR_MS);
    await world.renewal.set(userId, false);
    await until(paidUntil + 7 * DAY_MS - 1);
    expect(provider.requests).toHaveLength(1);
    expect(await find(userId)).toMatchObject({ state: 'grace' });
    await until(paidUntil + 7 * DAY_MS);
    expect(await find(userId)).toMatchObject({ state: 'ended' });
  });

  test.each<[string, Partial<Membership>]>([
    ['that has ended', { state: 'ended' }],
    ['whose access is over', { accessUntil: START - 1 }],
    ['without a consent', { mandate: null }],
    ['of a store', { source: 'app-store' }],
    ['that was granted', { source: 'grant' }],
    ['above what is charged alone', { renewalMinor: UNATTENDED_CHARGE_MINOR + 1 }],
    ['whose tries are used up', { state: 'grace', notices: 2, noticedAt: 1, attempts: 4 }],
  ])('API-02 D24 a membership %s is not turned on', async (_name, changes) => {
    const { userId } = await addMember(world, START, { renews: false, nextAt: null, ...changes });
    const before = await find(userId);
    await expect(world.renewal.set(userId, true)).rejects.toMatchObject({ code: 'RENEWAL_REFUSED' });
    expect(await find(userId)).toEqual(before);
    expect(await mailsOf(world)).toEqual([]);
  });

  test('D24 whose account is about to be deleted turns nothing on', async () => {
    const { userId } = await addMember(world, START, { renews: false });
    await world.users.update(userId, { deletionDueAt: START + DAY_MS });
    await expect(world.renewal.set(userId, true)).rejects.toMatchObject({ code: 'RENEWAL_REFUSED' });
  });

  test('D24 without a membership, off changes nothing and on is refused', async () => {
    await world.renewal.set('u_nobody', false);
    await expect(world.renewal.set('u_nobody', true)).rejects.toMatchObject({ code: 'RENEWAL_REFUSED' });
  });
});

const OWN: OwnMembership = {
  state: 'active',
  plan: {
    id: 'free',
    name: 'Free',
    tagline: '',
    term_months: 0,
    price_minor: 0,
    currency: 'INR',
    benefits: NO_BENEFITS,
  },
  source: null,
  active_until: null,
  renewal: { is_on: false, is_available: false, next_charge_at: null, next_charge_minor: null, currency: 'INR' },
  store_url: '',
  manager: null,
  usage: { applications: 0, applications_limit: 5, resets_at: '2027-04-01T00:00:00.000Z', photos_limit: 5 },
  shoot: { is_included: false, booking: null },
  invoices: [],
  open_order: null,
};

describeSites('The call that turns the renewal', (site) => {
  const path = ENDPOINTS.setRenewal.path;

  beforeEach(() => {
    const { app } = site();
    jest.spyOn(app.get(OwnMembershipService), 'read').mockResolvedValue(OWN);
    jest.spyOn(app.get(PlansService), 'require').mockResolvedValue({ name: 'Monthly', currency: 'INR' } as PlanEntity);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['membership', 'membership_order', 'outbox_message']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  async function joined(changes: Partial<Membership> = {}) {
    const { dataSource, clock } = site();
    await new MembershipsRepository(dataSource).save(aMembership(ASHA.id, clock.now(), changes));
    await dataSource.getRepository(OrderEntity).insert(aPaidOrder({ userId: ASHA.id }));
    return signedIn(site(), ASHA.email);
  }
  const renews = async () => (await new MembershipsRepository(site().dataSource).find(ASHA.id))?.renews;

  test('API-02 D24 off and on answer the membership', async () => {
    const browser = await joined();
    const off = await browser.post(path, { is_on: false });
    expect([off.statusCode, off.json().data, await renews()]).toEqual([200, OWN, false]);
    expect((await browser.post(path, { is_on: true })).statusCode).toBe(200);
    expect(await renews()).toBe(true);
  });

  test('API-02 D24 one that cannot renew answers 422 with a sentence', async () => {
    const browser = await joined({ renews: false, mandate: null, provider: null });
    const response = await browser.post(path, { is_on: true });
    expect([response.statusCode, response.json().code]).toEqual([422, 'RENEWAL_REFUSED']);
    expect(response.json().detail).toContain('cannot renew automatically');
  });

  test('API-02 an input that is no switch answers 400, and changes nothing', async () => {
    const browser = await joined();
    expect((await browser.post(path, { is_on: 'perhaps' })).statusCode).toBe(400);
    expect(await renews()).toBe(true);
  });

  test('API-02 who turns it more than thirty times a day is asked to wait', async () => {
    const browser = await joined();
    site().clock.pass(2 * 24 * 3600);
    const statuses = [];
    for (let calls = 0; calls <= 30; calls += 1) statuses.push((await browser.post(path, { is_on: calls % 2 === 1 })).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('API-02 what changes nothing is not counted', async () => {
    const browser = await joined();
    site().clock.pass(2 * 24 * 3600);
    for (let calls = 0; calls <= 30; calls += 1) expect((await browser.post(path, { is_on: true })).statusCode).toBe(200);
    expect((await browser.post(path, { is_on: false })).statusCode).toBe(200);
  });

  test('SEC-29 nobody turns a renewal without a login', async () => {
    expect((await (await site().browse()).post(path, { is_on: false })).statusCode).toBe(401);
  });
});
