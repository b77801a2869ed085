import { randomUUID } from 'node:crypto';
import { DECLARATIONS, type EarningsResponse, ENDPOINTS, type OwnBookingsResponse } from '@alltalent/shared/contracts';
import ICAL from 'ical.js';
import { bookedAsha, bookingOf, change, insertBooking, passUntil, readBooking } from '../../../test/support/hiring/bookings';
import { ASHA, deleteActivity, good, MEHER, notificationsOf } from '../../../test/support/jobs/applications/casting';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites, type TestSite } from '../../../test/support/test-site';
import { UsersService } from '../../auth';
import { BookingsJob } from './bookings.job';

const CHANGES = ['askBookingChange', 'answerBookingChange', 'cancelBooking', 'reportNoShow', 'disputeBooking'] as const;

const list = async (browser: TestBrowser, query = '') =>
  good<OwnBookingsResponse>(await browser.get(`${ENDPOINTS.ownBookings.path}${query}`));
const ics = (browser: TestBrowser, id: number) => browser.get(ENDPOINTS.bookingIcs.path.replace('{id}', String(id)));
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];
const told = async (site: TestSite, userId: string) =>
  (await notificationsOf(site, userId)).filter(({ path }) => path.startsWith('/bookings/')).map(({ title }) => title);

describeSites('Bookings', (site) => {
  beforeEach(() => deleteActivity(site()));

  test('HIR-04 both sides read a booking with the other side, what each may do and what happened', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const seen = await readBooking(talent, id);
    await DECLARATIONS.booking.output?.validate({ status: 200, data: seen }, { strict: true });
    expect(seen).toMatchObject({
      side: 'talent',
      state: 'confirmed',
      client: { name: 'Noor Sethi', path: '' },
      talent: { name: 'Asha Rao', path: expect.stringMatching(/^\//u) },
      job: null,
      terms: null,
      thread_id: null,
      call_sheet: {
        bring: 'A green sari',
        map_url: 'https://www.openstreetmap.org/search?query=Studio%204%2C%20Andheri%20East%2C%20Mumbai',
      },
      contact: { email: '', phone: '' },
      change: null,
      cancel: null,
      history: [{ by: 'talent', what: 'You accepted the offer, and the booking was confirmed.' }],
      may_edit_call_sheet: false,
      may_change: true,
      may_cancel: true,
      may_finish: false,
      may_report: false,
    });
    const own = await readBooking(client.browser, id);
    expect(own).toMatchObject({ side: 'client', may_edit_call_sheet: true });
    expect(own.history[0]?.what).toBe('Asha Rao accepted the offer, and the booking was confirmed.');
  });

  test('HIR-04 a list has the bookings to come first, and of a month each that touches one of its days', async () => {
    const { id: next, client, talent } = await bookedAsha(site());
    const add = (startsOn: string, endsOn: string) => insertBooking(site(), client.userId, { startsOn, endsOn });
    const [over, before, long, later] = [
      await add('2026-11-02', '2026-11-03'),
      await add('2026-11-01', '2026-11-01'),
      await add('2027-01-30', '2027-03-02'),
      await add('2027-02-10', '2027-02-10'),
    ];
    const idsOf = async (query: string) => (await list(talent, query)).data.map(({ id }) => id);
    const all = await list(talent);
    await DECLARATIONS.ownBookings.output?.validate(all, { strict: true });
    expect(all.data.map(({ id }) => id)).toEqual([next, long, later, over, before]);
    expect(all).toMatchObject({ total: 5, page: 1, pages: 1 });
    expect(all.data[0]).toMatchObject({ side: 'talent', other: { name: 'Noor Sethi' }, is_change_to_answer: false });
    expect(await idsOf('?month=2027-01')).toEqual([next, long]);
    expect(await idsOf('?month=2027-02')).toEqual([long, later]);
    expect(await idsOf('?month=2027-03')).toEqual([long]);
    expect(await idsOf('?month=2026-12')).toEqual([]);
    expect(await idsOf('?state=cancelled')).toEqual([]);
    expect((await list(client.browser, '?month=2027-03')).data[0]).toMatchObject({ side: 'client', other: { name: 'Asha Rao' } });
    expect((await list(await signedIn(site(), MEHER.email))).total).toBe(0);
    expect((await talent.get(`${ENDPOINTS.ownBookings.path}?month=2027-13`)).statusCode).toBe(400);
  });

  test('HIR-04 the call sheet is the client’s, of the revision that was read, and the talent is told once until it reads', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const saved = bookingOf(await change(client.browser, 'saveCallSheet', { id }));
    expect(saved).toMatchObject({
      revision: 2,
      call_time: '06:45',
      call_sheet: { contact_name: 'Ravi', contact_phone: '+91 22 5550 0100', bring: '', notes: 'Gate 2' },
    });
    expect(codeOf(await change(client.browser, 'saveCallSheet', { id }))).toEqual([409, 'REVISION_STALE']);
    bookingOf(await change(client.browser, 'saveCallSheet', { id, revision: 2, notes: 'Gate 3' }));
    expect(await told(site(), ASHA.id)).toEqual(['Noor Sethi updated the call sheet']);
    expect((await readBooking(talent, id)).history.map(({ what }) => what).slice(1)).toEqual(['Noor Sethi updated the call sheet.']);
    await site().dataSource.query('UPDATE notification SET read_at = 1');
    bookingOf(await change(client.browser, 'saveCallSheet', { id, revision: 3 }));
    expect(await told(site(), ASHA.id)).toHaveLength(2);
    expect((await change(talent, 'saveCallSheet', { id, revision: 4 })).statusCode).toBe(403);
    const events = await site().dataSource.query("SELECT user_id FROM live_event WHERE kind = 'bookings' AND subject_id = ?", [id]);
    expect(new Set(events.map(({ user_id: userId }: { user_id: string }) => userId))).toEqual(new Set([client.userId, ASHA.id]));
  });

  test('HIR-04 a change that the other side accepts moves the booking; one that it declines does not', async () => {
    const { id, client, talent } = await bookedAsha(site());
    expect(codeOf(await change(talent, 'askBookingChange', { id, revision: 9 }))).toEqual([409, 'REVISION_STALE']);
    const asked = bookingOf(await change(talent, 'askBookingChange', { id }));
    expect(asked).toMatchObject({ revision: 2, starts_on: '2027-01-12', change: { by: 'talent', starts_on: '2027-01-13', text: 'Rain.' } });
    expect((await list(client.browser)).data[0]?.is_change_to_answer).toBe(true);
    expect((await list(talent)).data[0]?.is_change_to_answer).toBe(false);
    bookingOf(await change(client.browser, 'answerBookingChange', { id, is_accepted: false }));
    bookingOf(await change(talent, 'askBookingChange', { id, revision: 3, ends_on: '2027-01-13' }));
    bookingOf(await change(talent, 'askBookingChange', { id, revision: 4, ends_on: '2027-01-16' }));
    const moved = bookingOf(await change(client.browser, 'answerBookingChange', { id, revision: 5 }));
    expect(moved).toMatchObject({ revision: 6, starts_on: '2027-01-13', ends_on: '2027-01-16', call_time: '08:00', change: null });
    const [row] = await site().dataSource.query('SELECT starts_at, ends_at FROM booking WHERE id = ?', [id]);
    expect([Number(row.starts_at), Number(row.ends_at)]).toEqual([
      Date.parse('2027-01-12T18:30:00Z'),
      Date.parse('2027-01-16T18:29:59.999Z'),
    ]);
    expect(await told(site(), client.userId)).toEqual(Array.from({ length: 3 }, () => 'Asha Rao asks to change a booking'));
    expect(await told(site(), ASHA.id)).toEqual([
      'Noor Sethi declined your change of the booking',
      'Noor Sethi accepted your change of the booking',
    ]);
    expect(codeOf(await change(client.browser, 'answerBookingChange', { id, revision: 6 }))).toEqual([409, 'REVISION_STALE']);
  });

  test('HIR-04 who asked takes a request back, and a request against another one declines that', async () => {
    const { id, client, talent } = await bookedAsha(site());
    bookingOf(await change(talent, 'askBookingChange', { id }));
    expect(bookingOf(await change(talent, 'answerBookingChange', { id })).change).toBeNull();
    expect((await readBooking(client.browser, id)).starts_on).toBe('2027-01-12');
    bookingOf(await change(talent, 'askBookingChange', { id, revision: 3 }));
    const other = bookingOf(await change(client.browser, 'askBookingChange', { id, revision: 4, call_time: '10:00' }));
    expect(other.change).toMatchObject({ by: 'client', call_time: '10:00' });
    expect(other.history.slice(1).map(({ what }) => what)).toEqual([
      'Asha Rao asked for a change.',
      'Asha Rao withdrew the request for a change.',
      'Asha Rao asked for a change.',
      'You declined the change.',
      'You asked for a change.',
    ]);
  });

  test('HIR-04 a change to days on which the talent has another booking is refused', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const other = await insertBooking(site(), client.userId, { startsOn: '2027-01-15', endsOn: '2027-01-15' });
    bookingOf(await change(client.browser, 'askBookingChange', { id }));
    expect(codeOf(await change(talent, 'answerBookingChange', { id }))).toEqual([409, 'OFFER_CLASHES']);
    expect((await readBooking(talent, id)).change).not.toBeNull();
    bookingOf(await change(client.browser, 'cancelBooking', { id: other }));
    expect(bookingOf(await change(talent, 'answerBookingChange', { id })).ends_on).toBe('2027-01-15');
  });

  test('HIR-04 either side cancels with a reason, the other side is told, and nothing changes after that', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const cancelled = bookingOf(await change(talent, 'cancelBooking', { id }));
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancel: { by: 'talent', reason: 'illness', text: 'I am in bed.' },
      may_cancel: false,
    });
    expect(await told(site(), client.userId)).toEqual(['Asha Rao cancelled your booking']);
    const [notification] = await notificationsOf(site(), client.userId);
    expect(notification?.text).toContain('Illness or an emergency');
    for (const name of CHANGES) {
      expect(codeOf(await change(client.browser, name, { id, revision: 2 }))).toEqual([409, 'BOOKING_CLOSED']);
    }
    for (const name of ['saveCallSheet', 'finishBooking'] as const) {
      expect(codeOf(await change(client.browser, name, { id, revision: 2 }))).toEqual([409, 'BOOKING_CLOSED']);
    }
  });

  test('HIR-04 REL-14 a change that is sent again after a lost answer is made once', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const input = { id, reason: 'project', text: '' };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await client.browser.post(ENDPOINTS.cancelBooking.path, input, headers));
    expect(answers.map((answer) => bookingOf(answer).revision)).toEqual([2, 2, 2]);
    expect(await told(site(), ASHA.id)).toHaveLength(1);
    expect((await readBooking(talent, id)).history).toHaveLength(2);
  });

  test('HIR-04 a booking of other people is as unknown as one that does not exist', async () => {
    const { id } = await bookedAsha(site());
    const meher = await signedIn(site(), MEHER.email);
    const { client } = await bookedAsha(site());
    for (const unknown of [id, 2_147_483_647]) {
      for (const browser of [meher, client.browser]) {
        expect((await browser.get(ENDPOINTS.booking.path.replace('{id}', String(unknown)))).statusCode).toBe(404);
        expect((await ics(browser, unknown)).statusCode).toBe(404);
        for (const name of CHANGES) expect((await change(browser, name, { id: unknown })).statusCode).toBe(404);
      }
      for (const name of ['saveCallSheet', 'finishBooking'] as const)
        expect((await change(client.browser, name, { id: unknown })).statusCode).toBe(404);
    }
  });

  test('HIR-04 the client ends a booking from its last day on, and its talent earns the fee of each day', async () => {
    const { id, client, talent } = await bookedAsha(site());
    await insertBooking(site(), client.userId, { state: 'done', feeUnit: 'hour', fee: 900, startsOn: '2026-11-02', endsOn: '2026-11-02' });
    expect(codeOf(await change(client.browser, 'finishBooking', { id }))).toEqual([409, 'BOOKING_CLOSED']);
    passUntil(site(), '2027-01-14T00:00:00+05:30');
    const [again, asha] = [await signedIn(site(), client.email), await signedIn(site(), ASHA.email)];
    expect((await change(asha, 'finishBooking', { id })).statusCode).toBe(403);
    expect(bookingOf(await change(again, 'finishBooking', { id }))).toMatchObject({ state: 'done', may_report: true, may_finish: false });
    expect(await told(site(), ASHA.id)).toEqual(['Noor Sethi confirmed that the work is done']);
    const earned = good<EarningsResponse>(await asha.get(ENDPOINTS.earnings.path));
    await DECLARATIONS.earnings.output?.validate(earned, { strict: true });
    expect(earned.totals).toEqual([{ currency: 'INR', sum: 75_000 }]);
    expect(earned.data).toMatchObject([
      { booking_id: id, client: 'Noor Sethi', sum: 75_000, fee_unit: 'day' },
      { fee: 900, sum: null },
    ]);
    expect(talent).toBeDefined();
  });

  test('HIR-04 contact data appear once their owner shows them, only what is confirmed, until the booking falls through', async () => {
    const { id, client, talent } = await bookedAsha(site());
    const choose = (browser: TestBrowser, email: boolean, phone: boolean) =>
      browser.post(ENDPOINTS.saveBookingContact.path, { shows_email: email, shows_phone: phone });
    expect(good(await talent.get(ENDPOINTS.bookingContact.path))).toMatchObject({ data: { shows_email: false, shows_phone: false } });
    expect(good(await choose(client.browser, true, true))).toMatchObject({ data: { shows_email: true, shows_phone: true } });
    expect((await readBooking(talent, id)).contact).toEqual({ email: client.email, phone: '' });
    expect((await readBooking(client.browser, id)).contact).toEqual({ email: '', phone: '' });
    await site().app.get(UsersService).update(client.userId, { loginPhone: '+919800000001', loginEmail: null });
    expect((await readBooking(talent, id)).contact).toEqual({ email: '', phone: '+919800000001' });
    good(await choose(client.browser, true, false));
    expect((await readBooking(talent, id)).contact).toEqual({ email: '', phone: '' });
    good(await choose(client.browser, false, true));
    bookingOf(await change(client.browser, 'cancelBooking', { id }));
    expect((await readBooking(talent, id)).contact).toEqual({ email: '', phone: '' });
  });

  test('HIR-04 both are reminded once the day before, and again when the booking moves', async () => {
    const job = site().app.get(BookingsJob);
    const { id, client } = await bookedAsha(site(), { startsOn: '2027-02-12', endsOn: '2027-02-14' });
    passUntil(site(), '2027-02-10T23:59:00+05:30');
    expect(await job.run()).toBe(true);
    expect(await told(site(), ASHA.id)).toEqual([]);
    passUntil(site(), '2027-02-11T00:00:00+05:30');
    expect([await job.run(), await job.run()]).toEqual([true, true]);
    const [{ reminded_at: remindedAt }] = await site().dataSource.query('SELECT reminded_at FROM booking WHERE id = ?', [id]);
    expect(Number(remindedAt)).toBe(site().clock.now());
    expect([await told(site(), ASHA.id), await told(site(), client.userId)]).toEqual([
      ['Your booking starts on 12 February 2027'],
      ['Your booking starts on 12 February 2027'],
    ]);
    expect((await notificationsOf(site(), ASHA.id))[0]?.text).toContain('Call time 07:30 (Asia/Kolkata)');
    const [browser, talent] = [await signedIn(site(), client.email), await signedIn(site(), ASHA.email)];
    bookingOf(await change(browser, 'askBookingChange', { id, starts_on: '2027-02-20', ends_on: '2027-02-20' }));
    bookingOf(await change(talent, 'answerBookingChange', { id }));
    passUntil(site(), '2027-02-19T12:00:00+05:30');
    await job.run();
    expect((await told(site(), ASHA.id)).at(-1)).toBe('Your booking starts on 20 February 2027');
    const late = await insertBooking(site(), client.userId, { startsOn: '2027-02-19', endsOn: '2027-02-19' });
    await job.run();
    expect((await notificationsOf(site(), client.userId)).at(-1)?.path).toBe(`/bookings/${late}`);
  });

  test('HIR-04 three days after the last day a booking is done by itself, unless one side reported it', async () => {
    const job = site().app.get(BookingsJob);
    const days = { startsOn: '2027-03-12', endsOn: '2027-03-14' };
    const { id, client } = await bookedAsha(site(), days);
    const reported = await insertBooking(site(), client.userId, days);
    passUntil(site(), '2027-03-13T10:00:00+05:30');
    bookingOf(await change(await signedIn(site(), ASHA.email), 'disputeBooking', { id: reported }));
    passUntil(site(), '2027-03-17T23:00:00+05:30');
    await job.run();
    const stateOf = async (which: number) => (await site().dataSource.query('SELECT state FROM booking WHERE id = ?', [which]))[0].state;
    expect([await stateOf(id), await stateOf(reported)]).toEqual(['confirmed', 'disputed']);
    passUntil(site(), '2027-03-18T00:00:00+05:30');
    await job.run();
    expect([await stateOf(id), await stateOf(reported)]).toEqual(['done', 'disputed']);
    const talent = await signedIn(site(), ASHA.email);
    expect((await readBooking(talent, id)).history.at(-1)).toMatchObject({ by: 'site', what: expect.stringContaining('Three days after') });
    expect((await told(site(), ASHA.id)).filter((title) => title === 'Your booking is marked as done')).toHaveLength(1);
  });

  test('HIR-04 a report goes to staff, who decide once and tell both sides why', async () => {
    const { id, client, talent } = await bookedAsha(site(), { startsOn: '2027-04-12', endsOn: '2027-04-12' });
    expect(codeOf(await change(talent, 'reportNoShow', { id }))).toEqual([409, 'BOOKING_CLOSED']);
    passUntil(site(), '2027-04-12T10:00:00+05:30');
    const [browser, asha] = [await signedIn(site(), client.email), await signedIn(site(), ASHA.email)];
    const reported = bookingOf(await change(browser, 'reportNoShow', { id, text: 'Nobody\nwas there.\u001b[2J' }));
    expect(reported).toMatchObject({ state: 'disputed', may_report: false, may_cancel: false, may_change: false });
    expect(codeOf(await change(asha, 'disputeBooking', { id }))).toEqual([409, 'BOOKING_CLOSED']);
    const table = await staff(site(), 'disputes');
    expect(table).toMatch(new RegExp(`\\n${id} .* no-show +client +2027-04-12 to 2027-04-12 +${client.userId} +${ASHA.id} +Nobody`, 'u'));
    expect(table).not.toMatch(/(?!\n)\p{Cc}/u);
    await expect(staff(site(), 'decide-booking', String(id), '--state', 'confirmed', '--reason', 'x')).rejects.toThrow(
      'Give the state as one of',
    );
    await expect(staff(site(), 'decide-booking', '99999', '--state', 'done', '--reason', 'x')).rejects.toThrow('There is no such booking');
    expect(() => staff(site(), 'decide-booking', String(id), '--reason', 'x')).toThrow('Give --state');
    expect(await staff(site(), 'decide-booking', String(id), '--state', 'done', '--reason', 'The call sheet shows both')).toBe(
      `Booking ${id}: Done. Both sides are told.`,
    );
    const [entry] = await site().dataSource.query('SELECT action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ action: 'decide-booking', subject: `booking:${id}`, detail: 'done: The call sheet shows both' });
    expect([(await told(site(), ASHA.id)).at(-1), (await told(site(), client.userId)).at(-1)]).toEqual([
      'Our staff decided that the work was done.',
      'Our staff decided that the work was done.',
    ]);
    expect(await readBooking(asha, id)).toMatchObject({ state: 'done', may_report: false });
    await expect(staff(site(), 'decide-booking', String(id), '--state', 'done', '--reason', 'x')).rejects.toThrow('does not wait');
    expect(codeOf(await change(asha, 'disputeBooking', { id }))).toEqual([409, 'BOOKING_CLOSED']);
    expect(await staff(site(), 'disputes')).toBe('There are no bookings to decide.');
  });

  test('HIR-04 a calendar program reads the bookings at an address that can be renewed, without a login', async () => {
    const now = new Date(site().clock.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const { id, client } = await bookedAsha(site(), { startsOn: now, endsOn: now });
    const old = await insertBooking(site(), client.userId, { startsOn: '2026-11-02', endsOn: '2026-11-02' });
    const talent = await signedIn(site(), ASHA.email);
    const file = await ics(talent, id);
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="booking-${id}.ics"`,
    ]);
    const addressOf = (answer: Answer) => new URL(good<{ address: string }>(answer).address).pathname;
    const first = addressOf(await talent.get(ENDPOINTS.calendarFeed.path));
    expect(first).toMatch(/^\/api\/calendar\/[\w-]{43}$/u);
    expect(addressOf(await talent.get(ENDPOINTS.calendarFeed.path))).toBe(first);
    const [row] = await site().dataSource.query('SELECT * FROM calendar_feed WHERE user_id = ?', [ASHA.id]);
    expect(JSON.stringify(row)).not.toContain(first.slice(-43));
    const program = await site().browse();
    program.cookies.clear();
    const read = await program.get(first);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const events = new ICAL.Component(ICAL.parse(read.payload)).getAllSubcomponents('vevent');
    const uids = events.map((event) => event.getFirstPropertyValue('uid'));
    expect(uids).toContainEqual(expect.stringContaining(`booking-${id}@`));
    expect(uids).not.toContainEqual(expect.stringContaining(`booking-${old}@`));
    expect((await program.get(first, { 'if-none-match': String(read.headers['etag']) })).statusCode).toBe(304);
    bookingOf(await change(talent, 'cancelBooking', { id }));
    const cancelled = await program.get(first, { 'if-none-match': String(read.headers['etag']) });
    expect([cancelled.statusCode, cancelled.payload.includes('STATUS:CANCELLED'), cancelled.payload.includes('SEQUENCE:2')]).toEqual([
      200,
      true,
      true,
    ]);
    const second = addressOf(await talent.post(ENDPOINTS.renewCalendarFeed.path));
    expect(second).not.toBe(first);
    expect([(await program.get(first)).statusCode, (await program.get(second)).statusCode]).toEqual([404, 200]);
    expect((await program.get(`/api/calendar/${'A'.repeat(43)}`)).statusCode).toBe(404);
    expect((await program.get('/api/calendar/short')).statusCode).toBe(400);
    const users = site().app.get(UsersService);
    await users.update(ASHA.id, { status: 'suspended' });
    expect((await program.get(second)).statusCode).toBe(404);
    await users.update(ASHA.id, { status: 'active' });
    const answers = [];
    for (let count = 0; count < 60; count += 1) answers.push((await program.get(second)).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
