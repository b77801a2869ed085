import type { GrantMembershipInput } from '@alltalent/shared/contracts';
import { BUYER, buyer, type Buyer, forgetPurchases, makeCode, OTHER_BUYER, placed } from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { describeSites } from '../../../test/support/test-site';
import { Transactions } from '../../kernel/database/transaction';
import { PaymentsService } from '../payments/payments.service';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipTermsService } from './membership-terms.service';
import { MembershipsRepository } from './memberships.repository';

const DAY = 24 * 3600;
const DAY_MS = DAY * 1000;

describeSites('Periods of memberships', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  let email = BUYER;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    await site().dataSource.query('DELETE FROM membership_manager');
    provider.endedMandates.length = 0;
    email = BUYER;
    who = await buyer(site(), email);
  });
  const memberships = () => site().app.get(MembershipsRepository);
  const membership = () => memberships().find(who.userId);
  const periods = () => memberships().findPeriods(who.userId);
  const isMember = async () => (await site().app.get(MembershipStandingService).of(who.userId)).isMember;
  const isMarked = async () =>
    (await site().dataSource.query('SELECT id FROM user_account WHERE id = ? AND has_premium', [who.userId])).length === 1;
  const inTransaction = <T>(work: (terms: MembershipTermsService) => Promise<T>) =>
    site()
      .app.get(Transactions)
      .run(() => work(site().app.get(MembershipTermsService)));
  const grant = (days: number, source: GrantMembershipInput['source'] = 'grant') =>
    inTransaction((terms) => terms.grant({ user_id: who.userId, plan: 'monthly', days, source }));

  async function buy(more: Parameters<typeof placed>[2] = {}, mandate: string | null = null): Promise<string> {
    // Later than a second click, and with a new session, as the other may have ended.
    site().clock.pass(180);
    who = await buyer(site(), email);
    const { id } = await placed(site(), who, more);
    await site().app.get(PaymentsService).take('test', provider.pay(id, { mandate }));
    return id;
  }

  test('MEM-21 a purchase makes a member until the same day of the next month', async () => {
    await buy({}, 'mandate_1');
    const [period] = await periods();
    expect(period).toMatchObject({ source: 'site', planId: 'monthly', startsAt: site().clock.now(), revokedAt: null });
    expect(new Date(period?.endsAt ?? 0).getUTCMonth()).toBe((new Date(period?.startsAt ?? 0).getUTCMonth() + 1) % 12);
    expect(await membership()).toMatchObject({
      paidUntil: period?.endsAt,
      accessUntil: period?.endsAt,
      notices: 0,
      nextAt: (period?.endsAt ?? 0) - 7 * DAY_MS,
    });
    expect([await isMember(), await isMarked()]).toEqual([true, true]);
  });

  test('MEM-21 buying early loses no day, and the plan that runs is kept until it ends', async () => {
    await buy();
    site().clock.pass(5 * DAY);
    await buy({ plan: 'one-year' });
    const [first, second] = await periods();
    expect(second?.startsAt).toBe(first?.endsAt);
    expect(await membership()).toMatchObject({ planId: 'monthly', renewalPlanId: 'one-year', paidUntil: second?.endsAt });
  });

  test('MEM-21 after the end a purchase begins now', async () => {
    await buy();
    site().clock.pass(60 * DAY);
    await buy();
    expect((await periods())[1]?.startsAt).toBe(site().clock.now());
  });

  test('MEM-22 extra days of a code are added, and the next term has its full month', async () => {
    await makeCode(site(), { code: 'WEEK', kind: 'days', value: 7 });
    await buy({ code: 'WEEK' });
    await buy();
    const [first, second] = await periods();
    expect((first?.endsAt ?? 0) - (first?.startsAt ?? 0)).toBeGreaterThanOrEqual(35 * DAY_MS);
    expect((second?.endsAt ?? 0) - (second?.startsAt ?? 0)).toBeGreaterThanOrEqual(28 * DAY_MS);
  });

  test('MEM-23 the last choice about renewal counts, and the consent is kept', async () => {
    await buy({}, 'mandate_1');
    await buy({ renews: false });
    expect(await membership()).toMatchObject({ renews: false, mandate: 'mandate_1', provider: 'test' });
    expect(provider.endedMandates).toEqual([]);
  });

  test('MEM-23 a new consent takes the place of the old one, which is taken back', async () => {
    await buy({}, 'mandate_1');
    await buy({ plan: 'one-year' }, 'mandate_2');
    expect(await membership()).toMatchObject({ renews: true, mandate: 'mandate_2' });
    expect(provider.endedMandates).toEqual(['mandate_1']);
  });

  test('MEM-23 who turned the renewal off while the bank was deciding about it keeps it off', async () => {
    await buy({}, 'mandate_1');
    site().clock.pass(180);
    const { id } = await placed(site(), who);
    await site().dataSource.query("UPDATE membership_order SET kind = 'renewal', open_key = NULL WHERE id = ?", [id]);
    await site().dataSource.query('UPDATE membership SET renews = ?', [false]);
    await site().app.get(PaymentsService).take('test', provider.pay(id));
    expect([(await periods()).length, (await membership())?.renews]).toEqual([2, false]);
  });

  test('MEM-24 a renewal in grace continues where the term ended', async () => {
    await buy({}, 'mandate_1');
    const paidUntil = (await membership())?.paidUntil ?? 0;
    site().clock.pass((paidUntil - site().clock.now()) / 1000 + 2 * DAY);
    await site().dataSource.query("UPDATE membership SET state = 'grace', access_until = ?, attempts = 1", [paidUntil + 7 * DAY_MS]);
    await buy();
    expect((await periods())[1]?.startsAt).toBe(paidUntil);
    expect(await membership()).toMatchObject({ state: 'active', attempts: 0 });
  });

  test('MEM-25 a grant makes a member without renewal, and changes nothing about one that was agreed to', async () => {
    await grant(10, 'play-store');
    expect(await membership()).toMatchObject({ source: 'play-store', renews: false, mandate: null, renewalMinor: 0 });
    await buy({}, 'mandate_1');
    const paidUntil = (await membership())?.paidUntil ?? 0;
    const period = await grant(10);
    expect(period).toMatchObject({ startsAt: paidUntil, endsAt: paidUntil + 10 * DAY_MS, orderId: null });
    expect(await membership()).toMatchObject({ source: 'site', renews: true, mandate: 'mandate_1', renewalMinor: 49900 });
  });

  test('MEM-26 a refund of all there is ends the membership at once', async () => {
    const id = await buy({}, 'mandate_1');
    for (let times = 0; times < 2; times += 1) await inTransaction((terms) => terms.revoke(id));
    expect(await membership()).toMatchObject({ state: 'ended', renews: false, accessUntil: site().clock.now() });
    expect([await isMember(), await isMarked()]).toEqual([false, false]);
    await buy();
    expect((await periods())[1]?.startsAt).toBe(site().clock.now());
  });

  test('MEM-26 a refund of a later period leaves the one that runs', async () => {
    await buy();
    const former = await membership();
    const later = await buy({ plan: 'one-year' });
    await inTransaction((terms) => terms.revoke(later));
    expect(await membership()).toMatchObject({ state: 'active', planId: 'monthly', paidUntil: former?.paidUntil, nextAt: former?.nextAt });
    expect([await isMember(), await isMarked()]).toEqual([true, true]);
  });

  test('MEM-26 a refund of the period that runs leaves what was paid beside it', async () => {
    const first = await buy();
    await buy({ plan: 'one-year' });
    const paidUntil = (await membership())?.paidUntil;
    await inTransaction((terms) => terms.revoke(first));
    expect(await membership()).toMatchObject({ state: 'active', planId: 'one-year', paidUntil });
    expect(await isMember()).toBe(true);
  });

  test('MEM-27 a plan with a manager assigns the active one with the fewest members, once', async () => {
    await site().dataSource.query(
      "INSERT INTO membership_manager (id, name, email, is_active) VALUES (1, 'A', 'a@example.com', 1), (2, 'B', 'b@example.com', 1), (3, 'C', 'c@example.com', 0)",
    );
    await buy();
    expect((await membership())?.managerId).toBeNull();
    await buy({ plan: 'one-year' });
    expect((await membership())?.managerId).toBe(1);
    email = OTHER_BUYER;
    await buy({ plan: 'one-year' });
    expect((await membership())?.managerId).toBe(2);
    await buy({ plan: 'one-year' });
    expect((await membership())?.managerId).toBe(2);
  });
});
