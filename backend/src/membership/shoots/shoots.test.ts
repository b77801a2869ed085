import { randomUUID } from 'node:crypto';
import { ENDPOINTS, formatDay } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import { answerShoots, book, inDays, paidOrder, shootMember } from '../../../test/support/membership/shoot-members';
import { makeMember } from '../../../test/support/membership/unlocked-plans';
import { newTalent } from '../../../test/support/profiles/own-profiles';
import type { Answer } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

function shootOf(response: Answer) {
  expect([response.statusCode, response.json().detail, response.json().fields]).toEqual([200, undefined, undefined]);
  return response.json().data.shoot;
}

describeSites('Free portfolio shoots', (site) => {
  beforeEach(() => answerShoots(site()));

  const cancel = (browser: Awaited<ReturnType<typeof signedIn>>) => browser.post(ENDPOINTS.cancelShoot.path, {});
  const query = (sql: string, values: unknown[] = []) => site().dataSource.query(sql, values);

  test('MEM-01 D24 a member asks for days, is mailed what the shoot includes, and may take the wish back and ask again', async () => {
    const { browser, email, userId } = await shootMember(site());
    const booking = { state: 'requested', dates: [inDays(site(), 10), inDays(site(), 12)], city: 'Mumbai', confirmed_on: '' };
    expect(shootOf(await book(browser, site()))).toMatchObject({ is_included: true, booking });
    const [mail] = await messagesTo(site(), email);
    expect(mail?.subject).toBe('You requested your free portfolio shoot');
    for (const part of ['outdoors', 'headshots', '5 edited', '30 to 50 raw', 'compressed', 'watermark', 'Mumbai, Maharashtra']) {
      expect(mail?.text).toContain(part);
    }
    expect(await query('SELECT title FROM notification WHERE user_id = ?', [userId])).toEqual([{ title: mail?.subject }]);
    expect((await book(browser, site())).json()).toMatchObject({
      status: 422,
      code: 'SHOOT_REFUSED',
      detail: 'You have already requested your free shoot.',
    });
    expect(shootOf(await cancel(browser))).toEqual({ is_included: true, booking: null });
    expect(shootOf(await cancel(browser)).booking).toBeNull();
    expect(shootOf(await book(browser, site()))).toMatchObject({ booking: { state: 'requested' } });
  });

  test('MEM-01 REL-14 of wishes at once, and of one sent twice with its key, one is booked', async () => {
    const { browser, userId } = await shootMember(site());
    const responses = await Promise.all([1, 2, 3].map(() => book(browser, site())));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await query('SELECT id FROM shoot_booking WHERE user_id = ?', [userId])).toHaveLength(1);
    const other = await shootMember(site());
    const key = { 'idempotency-key': randomUUID() };
    for (const response of [await book(other.browser, site(), {}, key), await book(other.browser, site(), {}, key)]) shootOf(response);
    expect(await messagesTo(site(), other.email)).toHaveLength(1);
  });

  test.each([
    ['dates', { dates: [] }],
    ['dates', { dates: ['2026-02-30'] }],
    ['dates', { dates: ['2000-01-01'] }],
    ['city', { city: '  ' }],
    ['state_code', { state_code: '00' }],
  ])('MEM-01 a wish is refused in its field: %s %j', async (field, changes) => {
    const { browser } = await shootMember(site());
    expect((await book(browser, site(), changes)).json()).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('MEM-01 there is none in some states, without an order that includes one, and after its period', async () => {
    const refusal = async (answer: Promise<Answer>) => {
      const { status, code, detail } = (await answer).json();
      expect([status, code]).toEqual([422, 'SHOOT_REFUSED']);
      return detail;
    };
    const { browser, userId } = await shootMember(site());
    expect(await refusal(book(browser, site(), { state_code: '38' }))).toBe('The free shoot is not available in Ladakh and Sikkim.');
    const none = 'Your plan does not include the free shoot.';
    await query('UPDATE membership_period SET revoked_at = ? WHERE user_id = ?', [site().clock.now(), userId]);
    expect(await refusal(book(browser, site()))).toBe(none);
    const without = await shootMember(site(), { hasShoot: false });
    expect(await refusal(book(without.browser, site()))).toBe(none);
    const refunded = await shootMember(site(), { state: 'refunded' });
    expect(await refusal(book(refunded.browser, site()))).toBe(none);
    const over = await newTalent(site());
    await makeMember(site(), over.userId, { planId: 'one-year', days: 0, orderId: await paidOrder(site(), over.userId) });
    expect(await refusal(book(over.browser, site()))).toBe(none);
  });

  test('MEM-01 D24 staff confirm a day, the member is told, and a lapse leaves the shoot', async () => {
    const { browser, email, userId } = await shootMember(site());
    const { id } = shootOf(await book(browser, site())).booking;
    const staff = await openOffice(site());
    const listed = (await staff.get(`${ENDPOINTS.staffShoots.path}?state=requested`)).json().data;
    expect(listed).toContainEqual(expect.objectContaining({ id, user_id: userId, notes: 'By the sea.' }));
    const move = (changes: object) => staff.post(ENDPOINTS.moveShoot.path, { id, ...changes });
    expect((await move({ state: 'done' })).json()).toMatchObject({ status: 422, code: 'SHOOT_REFUSED' });
    expect((await move({ state: 'confirmed', on: '2000-01-01' })).json()).toMatchObject({
      status: 400,
      fields: { on: expect.any(String) },
    });
    expect((await move({ id: 2_000_000_000, state: 'cancelled' })).statusCode).toBe(404);
    const on = inDays(site(), 10);
    const moves = await Promise.all([1, 2].map(() => move({ state: 'confirmed', on, note: 'Bring a red shirt.' })));
    expect(moves.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mails = await messagesTo(site(), email);
    expect(mails.map(({ subject }) => subject).slice(0, 1)).toEqual([`Your portfolio shoot is on ${formatDay(on)}`]);
    expect([mails.length, mails[0]?.text.includes('Bring a red shirt.')]).toEqual([2, true]);
    const entries = await query("SELECT action FROM audit_entry WHERE subject = ? AND action = 'move-shoot'", [`shoot:${id}`]);
    expect(entries).toHaveLength(1);
    await query('UPDATE membership_period SET ends_at = ? WHERE user_id = ?', [site().clock.now(), userId]);
    expect((await cancel(browser)).json()).toMatchObject({ status: 422, code: 'SHOOT_REFUSED' });
    expect((await move({ state: 'done' })).statusCode).toBe(200);
    const [row] = await query('SELECT state, confirmed_on AS day FROM shoot_booking WHERE id = ?', [id]);
    expect(row).toEqual({ state: 'done', day: on });
  });

  test('MEM-01 what staff cancel may be asked for again, and a second order gives a second shoot', async () => {
    const { browser, userId } = await shootMember(site());
    const { id } = shootOf(await book(browser, site())).booking;
    const staff = await openOffice(site());
    expect((await staff.post(ENDPOINTS.moveShoot.path, { id, state: 'cancelled', note: 'Rain.' })).statusCode).toBe(200);
    shootOf(await book(browser, site()));
    await makeMember(site(), userId, { planId: 'one-year', days: 365, orderId: await paidOrder(site(), userId) });
    shootOf(await book(browser, site()));
    expect(await query('SELECT open_key FROM shoot_booking WHERE user_id = ? AND open_key IS NOT NULL', [userId])).toHaveLength(2);
  });

  test('MEM-01 of two shoots the one that is still ahead is shown and cancelled, also when the other was asked for later', async () => {
    const { browser, userId } = await shootMember(site());
    const { id } = shootOf(await book(browser, site())).booking;
    await makeMember(site(), userId, { planId: 'one-year', days: 365, orderId: await paidOrder(site(), userId) });
    await book(browser, site());
    await query("UPDATE shoot_booking SET state = 'done' WHERE user_id = ? AND id > ?", [userId, id]);
    expect(shootOf(await cancel(browser))).toMatchObject({ is_included: true, booking: null });
    expect(await query('SELECT state FROM shoot_booking WHERE id = ?', [id])).toEqual([{ state: 'cancelled' }]);
  });
});
