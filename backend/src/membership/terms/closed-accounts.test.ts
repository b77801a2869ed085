import { ENDPOINTS, ownMembershipResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { buyer, type Buyer, BUYER, forgetPurchases, placed } from '../../../test/support/membership/buyers';
import { type FakePaymentProvider, useFakeProvider } from '../../../test/support/membership/fake-payment-provider';
import { describeSite } from '../../../test/support/test-site';
import { ErasureJob } from '../../auth/account/erasure.job';
import { PaymentsService } from '../payments/payments.service';
import { MembershipClockService } from './membership-clock.service';
import { MembershipsRepository } from './memberships.repository';
import { DAY_MS } from './membership-steps.policy';

describeSite('Renewals of accounts that are closed', (site) => {
  let provider: FakePaymentProvider;
  let who: Buyer;
  beforeAll(() => (provider = useFakeProvider(site())));
  beforeEach(async () => {
    await forgetPurchases(site());
    provider.forget();
    who = await buyer(site());
    const { id } = await placed(site(), who);
    await site()
      .app.get(PaymentsService)
      .take('test', provider.pay(id, { mandate: 'mandate_1' }));
  });
  const stored = async () => {
    const membership = await site().app.get(MembershipsRepository).find(who.userId);
    if (!membership) throw new Error('There is no membership.');
    return membership;
  };
  /** Runs the clock with its notices until a moment. */
  const runUntil = async (time: number) => {
    const { paidUntil } = await stored();
    for (const moment of [paidUntil - 7 * DAY_MS, paidUntil - DAY_MS, paidUntil, time]) {
      if (moment > site().clock.now()) site().clock.pass((Math.min(moment, time) - site().clock.now()) / 1000);
      await site().app.get(MembershipClockService).run();
    }
  };
  const own = async () => {
    const answer = await (await signedIn(site(), BUYER)).get(ENDPOINTS.ownMembership.path);
    return (await ownMembershipResponseSchema.validate(answer.json(), { strict: true })).data;
  };
  const suspend = () => staff(site(), 'suspend', BUYER, '--reason', 'Asked for money');
  const restore = () => staff(site(), 'restore', BUYER);
  const payments = () => provider.payments.size;

  test('D24 SEC-29 who is suspended when the charge is due is not charged, and reads after it that the renewal is off', async () => {
    const { paidUntil } = await stored();
    await runUntil(paidUntil - DAY_MS);
    await suspend();
    await runUntil(paidUntil + 60_000);
    await restore();
    expect(payments()).toBe(1);
    expect(await own()).toMatchObject({ state: 'ended', plan: { id: 'free' }, renewal: { is_on: false, next_charge_at: null } });
    await runUntil(paidUntil + 8 * DAY_MS);
    expect(payments()).toBe(1);
  });

  test('D24 who is restored before the charge renews, as the page says', async () => {
    const { paidUntil } = await stored();
    await suspend();
    await restore();
    const chargedAt = new Date(paidUntil).toISOString();
    expect((await own()).renewal).toMatchObject({ is_on: true, is_available: true, next_charge_at: chargedAt, next_charge_minor: 49_900 });
    await runUntil(paidUntil + 60_000);
    expect(payments()).toBe(2);
    expect((await stored()).paidUntil).toBeGreaterThan(paidUntil);
  });

  test('MEM-09 SEC-68 asking for the deletion turns the renewal off at once and says so; keeping the account leaves it off', async () => {
    const { paidUntil } = await stored();
    expect((await who.browser.post(ENDPOINTS.deleteAccount.path, {})).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ renews: false, accessUntil: paidUntil, mandate: 'mandate_1' });
    const outbox = await (await site().browse()).get(`/dev/outbox.json?to=${encodeURIComponent(BUYER)}`);
    expect(outbox.json()[0].text).toMatch(/renewal/iu);
    expect((await who.browser.post(ENDPOINTS.keepAccount.path)).statusCode).toBe(200);
    expect(await own()).toMatchObject({ state: 'active', renewal: { is_on: false, is_available: true, next_charge_at: null } });
    await runUntil(paidUntil + DAY_MS);
    expect([payments(), (await stored()).state]).toEqual([1, 'ended']);
  });

  test('MEM-09 SEC-68 with the account goes the consent to charge, and nothing of the books names it', async () => {
    const { id } = await placed(site(), who, { plan: 'one-year' });
    expect((await who.browser.post(ENDPOINTS.deleteAccount.path, {})).statusCode).toBe(200);
    // The last notice, and the erasure after it.
    for (const days of [31, 5]) {
      site().clock.pass(days * 24 * 3600);
      await site().app.get(ErasureJob).run();
    }
    expect(provider.endedMandates).toContain('mandate_1');
    expect(provider.pages.get(id)?.isClosed).toBe(true);
    for (const table of [
      'membership',
      'membership_period',
      'membership_order',
      'membership_payment',
      'invoice',
      'ledger_entry',
      'promo_use',
    ])
      expect([table, JSON.stringify(await site().dataSource.query(`SELECT * FROM ${table}`)).includes(who.userId)]).toEqual([table, false]);
  });
});
