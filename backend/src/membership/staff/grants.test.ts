import { randomUUID } from 'node:crypto';
import { ENDPOINTS, MEMBERSHIP_LIMITS, staffMemberResponseSchema, STORE_PAGES } from '@alltalent/shared/contracts';
import { forgetPurchases } from '../../../test/support/membership/buyers';
import { asStaff, forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import { signedIn } from '../../../test/support/log-in';
import { ASHA } from '../../../test/support/notifications/notifications';
import { describeSite } from '../../../test/support/test-site';
import { IdempotencyService } from '../../kernel/idempotency/idempotency.service';

const DAY_MS = 24 * 3600 * 1000;
const GIFT = { user_id: ASHA.id, plan: 'one-year', days: 30, source: 'grant', reason: 'For the help with the festival' };

describeSite('Memberships that staff give', (site) => {
  const grant = async (more: object = {}, key: string = randomUUID()) =>
    (await asStaff(site())).post(ENDPOINTS.grantMembership.path, { ...GIFT, ...more }, { 'idempotency-key': key });
  const granted = async (more: object = {}, key?: string) =>
    (await staffMemberResponseSchema.validate((await grant(more, key)).json(), { strict: true })).data;
  const own = async () => (await (await signedIn(site(), ASHA.email)).get(ENDPOINTS.ownMembership.path)).json().data;
  const hasCrown = async () =>
    (await site().dataSource.query('SELECT id FROM user_account WHERE id = ? AND has_premium', [ASHA.id])).length;
  beforeEach(async () => {
    await forgetPurchases(site());
    await site().dataSource.query('UPDATE user_account SET has_premium = 0 WHERE id = ?', [ASHA.id]);
    await forgetTrail(site());
  });

  test('MEM-17 give a period and the crown, and the next one follows it', async () => {
    const now = site().clock.now();
    expect(await granted()).toMatchObject({ state: 'active', plan: 'one-year', source: 'grant', is_renewal_on: false });
    expect(await hasCrown()).toBe(1);
    const { periods } = await granted({ days: 10 });
    expect(periods.map((period) => [Date.parse(period.starts_at), Date.parse(period.ends_at), period.order_id])).toEqual([
      [now, now + 30 * DAY_MS, null],
      [now + 30 * DAY_MS, now + 40 * DAY_MS, null],
    ]);
    expect((await trail(site())).filter(([, action]) => action === 'grant-membership')).toEqual([
      [STAFF.id, 'grant-membership', ASHA.id, 'one-year, 30 days, grant: For the help with the festival'],
      [STAFF.id, 'grant-membership', ASHA.id, 'one-year, 10 days, grant: For the help with the festival'],
    ]);
  });

  test('MEM-17 REL-17 the same call again gives nothing more', async () => {
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1) expect((await granted({}, key)).periods).toHaveLength(1);
    expect((await trail(site())).filter(([, action]) => action === 'grant-membership')).toHaveLength(1);
  });

  test('MEM-17 the longest reason is in the audit trail whole', async () => {
    const reason = 'r'.repeat(MEMBERSHIP_LIMITS.reason);
    expect((await grant({ source: 'play-store', days: 1100, reason })).statusCode).toBe(200);
    expect((await trail(site())).filter(([, , , detail]) => detail.endsWith(reason))).toHaveLength(1);
    expect((await grant({ reason: `${reason}r` })).statusCode).toBe(400);
  });

  test('MEM-17 REL-17 a grant whose key was taken over meanwhile is rolled back', async () => {
    const record = jest.spyOn(site().app.get(IdempotencyService), 'recordOutcome').mockResolvedValueOnce(false);
    expect((await grant()).statusCode).toBe(409);
    record.mockRestore();
    expect((await granted()).periods).toHaveLength(1);
  });

  test('MEM-18 what a store sells is shown with the page of the store, and without a renewal of ours', async () => {
    await granted({ source: 'play-store', plan: 'monthly' });
    expect(await own()).toMatchObject({
      state: 'active',
      source: 'play-store',
      store_url: STORE_PAGES['play-store'],
      renewal: { is_on: false, is_available: false, next_charge_at: null },
    });
  });

  test('MEM-17 accounts that are not there, days out of range and a missing reason are refused', async () => {
    expect((await grant({ user_id: 'u_nobody' })).statusCode).toBe(404);
    for (const bad of [{ days: 0 }, { days: 1101 }, { days: 1.5 }, { source: 'site' }, { plan: 'free' }, { reason: ' ' }])
      expect([bad, (await grant(bad)).statusCode]).toEqual([bad, 400]);
    expect((await trail(site())).filter(([, action]) => action === 'grant-membership')).toEqual([]);
  });
});
