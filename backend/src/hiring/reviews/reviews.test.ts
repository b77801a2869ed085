import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type ReviewsResponse } from '@alltalent/shared/contracts';
import { doneBooking, type Sides, reviewsOf, twoSides, writeReview } from '../../../test/support/hiring/done-bookings';
import { ASHA, notificationsOf } from '../../../test/support/jobs/applications/casting';
import { newClient, staff, submitted } from '../../../test/support/jobs/postings/jobs';
import { report } from '../../../test/support/reports/reported';
import { signedIn } from '../../../test/support/log-in';
import type { Answer } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { RatingsService } from './ratings.service';
import { ReviewsJob } from './reviews.job';
import { ReviewsRecords } from './reviews.records';

const DAY_S = 86_400;

describeSites('Reviews of bookings', (site) => {
  let sides: Sides;
  beforeEach(async () => {
    for (const table of ['booking', 'rating', 'notification', 'rate_hit']) await site().dataSource.query(`DELETE FROM ${table}`);
    sides = await twoSides(site());
  });

  const client = () => sides.client.browser;
  const talent = () => sides.talent.browser;
  const runJob = async () => expect(await site().app.get(ReviewsJob).run()).toBe(true);
  const titlesOf = async (userId: string) => (await notificationsOf(site(), userId)).map(({ title }) => title);
  /** Passes time and logs both in again, since sessions end. */
  const wait = async (days: number) => {
    site().clock.pass(days * DAY_S);
    const browser = await signedIn(site(), sides.client.email);
    sides = { client: { ...sides.client, browser }, talent: { ...sides.talent, browser: await signedIn(site(), ASHA.email) } };
  };
  const ofTalent = async (page = 1): Promise<ReviewsResponse> => {
    const [row] = await site().dataSource.query<{ slug: string }[]>('SELECT slug FROM talent WHERE id = ?', [sides.talent.talentId]);
    const response = await talent().get(`${ENDPOINTS.talentReviews.path.replace('{slug}', row?.slug ?? '')}?page=${page}`);
    return response.json<ReviewsResponse>();
  };
  const reply = (browser: Sides['client']['browser'], id: number, text = 'Thank you.') =>
    browser.post(ENDPOINTS.replyReview.path, { id, text });
  const both = async (more: object = {}) => {
    const id = await doneBooking(site(), sides);
    await writeReview(client(), id, more);
    await writeReview(talent(), id, { first: 3, second: 3, third: 3, text: 'Well run.' });
    const { own } = await reviewsOf(client(), id);
    return { bookingId: id, reviewId: own?.id ?? 0 };
  };
  const refusalOf = (response: Answer) => [response.statusCode, response.json().code];

  // First, because a job needs days to come.
  test('HIR-05 three reviews make a rating on the card, the profile, its structured data and the job of the client', async () => {
    const { id: jobId, slug: jobSlug } = await submitted(sides.client.browser);
    await staff(site(), 'approve-job', String(jobId));
    const seen = async () => {
      const [{ slug = '' } = {}] = await site().dataSource.query<{ slug: string }[]>('SELECT slug FROM talent WHERE id = ?', [
        sides.talent.talentId,
      ]);
      const read = async (address: string) => (await talent().get(address)).json();
      const [card, profile, head, job] = [
        (await read(`${ENDPOINTS.selectedTalents.path}?talentIds=${sides.talent.talentId}`)).data[0],
        (await read(ENDPOINTS.talentProfile.path.replace('{slug}', slug))).data,
        await read(ENDPOINTS.talentProfileMetadata.path.replace('{slug}', slug)),
        (await read(`/api/jobs/${jobId}-${jobSlug}`)).data,
      ];
      const [listed, reviewed] = [
        await read(`${ENDPOINTS.talentListing.path}?perPage=48`),
        await read(`/api/jobs/${jobId}-${jobSlug}/reviews`),
      ];
      const inList = listed.data.find(({ id }: { id: number }) => id === sides.talent.talentId);
      return [
        card.rating,
        inList.rating,
        profile.rating,
        [head.data.json_ld].flat()[0].aggregateRating,
        job.poster.rating,
        reviewed.rating,
      ];
    };
    await both();
    await both();
    expect(await seen()).toEqual([undefined, undefined, undefined, undefined, undefined, null]);
    await both();
    const ofAsha = { average: 4.7, count: 3 };
    const data = { '@type': 'AggregateRating', ratingValue: 4.7, bestRating: 5, worstRating: 1, ratingCount: 3 };
    expect(await seen()).toEqual([ofAsha, ofAsha, ofAsha, data, { average: 3, count: 3 }, { average: 3, count: 3 }]);
  });

  test('HIR-05 nothing of the other side is readable before both have written; then both are shown, and both are told', async () => {
    const id = await doneBooking(site(), sides);
    expect(await reviewsOf(client(), id)).toEqual({ may_write: true, until: expect.stringMatching(/^2026-/u), own: null, other: null });
    const written = await writeReview(client(), id, { text: 'A secret until then.' });
    expect([written.statusCode, written.json().data.own.text]).toEqual([200, 'A secret until then.']);
    expect(await reviewsOf(talent(), id)).toMatchObject({ may_write: true, own: null, other: null });
    const account = await site().app.get(UsersService).findById(sides.talent.userId);
    if (!account) throw new Error('There is no account.');
    expect(JSON.stringify([await ofTalent(), await site().app.get(ReviewsRecords).exportFor(account)])).not.toContain('secret');
    expect(await titlesOf(sides.talent.userId)).toEqual([]);

    const second = (await writeReview(talent(), id, { first: 3, second: 3, third: 3, text: 'Well run.' })).json().data;
    expect(second).toMatchObject({ may_write: false, own: { by: 'talent', may_reply: false }, other: { by: 'client', may_reply: true } });
    expect(second.other).toMatchObject({ text: 'A secret until then.', first: 5, second: 4, third: 5, title: 'Tea film' });
    expect((await reviewsOf(client(), id)).other?.text).toBe('Well run.');
    expect(await titlesOf(sides.talent.userId)).toEqual(['Noor Sethi reviewed you']);
    expect(await titlesOf(sides.client.userId)).toEqual([expect.stringMatching(/ reviewed you$/u)]);
    expect(await ofTalent()).toMatchObject({ rating: null, total: 1, data: [{ author: { name: 'A client', path: '' } }] });
  });

  test('HIR-05 two reviews at once are both shown, once, and counted once', async () => {
    const id = await doneBooking(site(), sides);
    const answers = await Promise.all([client(), talent(), client(), talent()].map((browser) => writeReview(browser, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect([(await reviewsOf(client(), id)).other?.by, (await reviewsOf(talent(), id)).other?.by]).toEqual(['talent', 'client']);
    const rows = await site().dataSource.query('SELECT side, count, points FROM rating ORDER BY side');
    expect(rows).toEqual([
      { side: 'client', count: 1, points: 14 },
      { side: 'talent', count: 1, points: 14 },
    ]);
    expect([(await titlesOf(sides.client.userId)).length, (await titlesOf(sides.talent.userId)).length]).toEqual([1, 1]);
  });

  test('HIR-05 when time is up the one review is shown, both are told, and nothing more can be written', async () => {
    const id = await doneBooking(site(), sides);
    await writeReview(client(), id);
    await wait(13);
    await runJob();
    expect((await reviewsOf(talent(), id)).other).toBeNull();
    await wait(2);
    await Promise.all([site().app.get(ReviewsJob).run(), site().app.get(ReviewsJob).run()]);
    expect((await reviewsOf(talent(), id)).other?.by).toBe('client');
    expect(await titlesOf(sides.talent.userId)).toEqual([expect.stringContaining('You can review'), 'Noor Sethi reviewed you']);
    expect((await titlesOf(sides.client.userId)).at(-1)).toMatch(/^Your review of .+ is shown$/u);
    const late = await writeReview(talent(), id);
    expect([...refusalOf(late), late.json().detail]).toEqual([
      409,
      'REVIEW_CLOSED',
      expect.stringMatching(/^Reviews of this booking closed on/u),
    ]);
    expect((await ofTalent()).total).toBe(1);
  });

  test('HIR-05 a disputed booking keeps a due review back', async () => {
    const id = await doneBooking(site(), sides);
    await writeReview(client(), id);
    await site().dataSource.query("UPDATE booking SET state = 'disputed' WHERE id = ?", [id]);
    await wait(20);
    await runJob();
    expect((await ofTalent()).total).toBe(0);
    await site().dataSource.query("UPDATE booking SET state = 'done' WHERE id = ?", [id]);
    await runJob();
    expect((await ofTalent()).total).toBe(1);
  });

  test('HIR-05 both are told once that they can review each other', async () => {
    await doneBooking(site(), sides);
    await doneBooking(site(), sides, { title: 'Old film', doneAt: site().clock.now() - 15 * DAY_S * 1000 });
    await doneBooking(site(), sides, { title: 'Off', state: 'cancelled' });
    await runJob();
    await runJob();
    const [told, ...more] = await notificationsOf(site(), sides.talent.userId);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ group: 'applications', title: 'You can review Noor Sethi' });
    expect(told?.text).toMatch(/^“Tea film”\. Write it by /u);
    expect(await titlesOf(sides.client.userId)).toHaveLength(1);
  });

  test('HIR-05 refused: other people, a booking that is not done, points out of one to five, contact data', async () => {
    const id = await doneBooking(site(), sides);
    const other = (await newClient(site())).browser;
    expect((await other.get(ENDPOINTS.bookingReviews.path.replace('{id}', String(id)))).statusCode).toBe(404);
    expect([refusalOf(await writeReview(other, id)), refusalOf(await writeReview(client(), 999_999))]).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    for (const state of ['confirmed', 'cancelled', 'no-show', 'disputed'] as const) {
      const notDone = await doneBooking(site(), sides, { state });
      expect([state, ...refusalOf(await writeReview(client(), notDone))]).toEqual([state, 409, 'REVIEW_CLOSED']);
      expect(await reviewsOf(client(), notDone)).toEqual({ may_write: false, until: '', own: null, other: null });
    }
    for (const wrong of [{ first: 0 }, { second: 6 }, { third: 2.5 }, { first: 'x' }, { text: 'x'.repeat(1001) }])
      expect((await writeReview(client(), id, wrong)).statusCode).toBe(400);
    const reachable = await writeReview(client(), id, { text: 'Call me on 98111 22233.' });
    expect([reachable.statusCode, Object.keys(reachable.json().fields)]).toEqual([400, ['text']]);
    expect((await reviewsOf(client(), id)).own).toBeNull();
  });

  test('HIR-05 nobody reviews their own work or that of a related account, and is not asked to', async () => {
    const own = await doneBooking(site(), { ...sides, client: { ...sides.client, userId: sides.talent.userId } });
    expect(refusalOf(await writeReview(talent(), own))).toEqual([409, 'REVIEW_CLOSED']);
    await site().dataSource.query(
      "UPDATE user_account SET birth_date = '2001-02-03', first_name = 'Asha', last_name = 'Rao' WHERE id = ?",
      [sides.talent.userId],
    );
    await site().dataSource.query(
      "INSERT INTO child_profile (id, guardian_id, first_name, last_name, birth_date, relation, created_at) VALUES (?, ?, 'Asha', 'Rao', '2001-02-03', 'mother', 1)",
      [`c_${randomUUID().slice(0, 12)}`, sides.client.userId],
    );
    const related = await doneBooking(site(), sides);
    expect((await reviewsOf(client(), related)).may_write).toBe(false);
    expect([refusalOf(await writeReview(client(), related)), refusalOf(await writeReview(talent(), related))]).toEqual([
      [409, 'REVIEW_CLOSED'],
      [409, 'REVIEW_CLOSED'],
    ]);
    await runJob();
    expect(await titlesOf(sides.talent.userId)).toEqual([]);
  });

  test('HIR-05 API-02 a repeated request writes one review and gets the first response', async () => {
    const id = await doneBooking(site(), sides);
    const key = randomUUID();
    const [first, second] = [await writeReview(client(), id, {}, key), await writeReview(client(), id, {}, key)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect(refusalOf(await writeReview(client(), id, {}, randomUUID()))).toEqual([409, 'REVIEW_CLOSED']);
  });

  test('HIR-05 the person a review is about replies once, in public, and the author is told', async () => {
    const { reviewId } = await both();
    expect((await ofTalent()).data[0]).toMatchObject({ id: reviewId, may_reply: true, reply: '' });
    expect((await reply(client(), reviewId)).statusCode).toBe(404);
    expect((await reply((await newClient(site())).browser, reviewId)).statusCode).toBe(404);
    expect((await reply(talent(), reviewId, 'Write to asha@example.com')).json().fields).toHaveProperty('text');
    expect((await reply(talent(), reviewId, 'It was a joy.')).statusCode).toBe(200);
    expect(refusalOf(await reply(talent(), reviewId))).toEqual([409, 'REVIEW_CLOSED']);
    expect((await ofTalent()).data[0]).toMatchObject({ reply: 'It was a joy.', may_reply: false });
    expect((await titlesOf(sides.client.userId)).at(-1)).toMatch(/ replied to your review$/u);
  });

  test('HIR-05 a review is reported once it is shown, and staff take it down with a reason; the average follows', async () => {
    const reviews = [await both(), await both(), await both({ first: 1, second: 1, third: 1 })];
    expect((await ofTalent()).rating).toEqual({ average: Math.round(((14 + 14 + 3) / 9) * 10) / 10, count: 3 });
    const id = reviews[2]?.reviewId ?? 0;
    expect((await report(await site().browse(), { subject: 'review', subject_id: id })).statusCode).toBe(200);
    const waiting = await doneBooking(site(), sides);
    await writeReview(client(), waiting);
    const hidden = (await reviewsOf(client(), waiting)).own?.id ?? 0;
    expect((await report(await site().browse(), { subject: 'review', subject_id: hidden })).statusCode).toBe(404);

    expect(() => staff(site(), 'take-down-review', String(id))).toThrow('Give --reason');
    expect(await staff(site(), 'take-down-review', String(id), '--reason', 'It insults')).toContain('is off the site');
    expect(await ofTalent()).toMatchObject({ rating: null, total: 2 });
    const told = (await notificationsOf(site(), sides.client.userId)).at(-1);
    expect([told?.title, told?.text]).toEqual([
      expect.stringMatching(/^Our staff took down your review of /u),
      '“Tea film”. The reason: It insults',
    ]);
    const [entry] = await site().dataSource.query('SELECT action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ action: 'take-down-review', subject: `review:${id}`, detail: 'It insults' });
    expect((await reviewsOf(talent(), reviews[2]?.bookingId ?? 0)).other).toBeNull();
    expect((await reply(talent(), id)).statusCode).toBe(404);
    await expect(staff(site(), 'take-down-review', String(id), '--reason', 'x')).rejects.toThrow('already taken down');
    for (const wrong of ['0', '1e3', '99999999'])
      await expect(staff(site(), 'take-down-review', wrong, '--reason', 'x')).rejects.toThrow('no');

    expect(await staff(site(), 'take-down-review', String(hidden), '--reason', 'x')).toContain('is off the site');
    await wait(20);
    await runJob();
    expect((await ofTalent()).total).toBe(2);
  });

  test('HIR-05 the totals are the sum of the shown reviews after any run of writing, showing, taking down and erasing', async () => {
    const ratings = site().app.get(RatingsService);
    const stored = () =>
      site().dataSource.query('SELECT subject_id, side, count, points FROM rating WHERE count > 0 ORDER BY subject_id, side');
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const clients = [sides, { ...sides, client: await newClient(site()) }, { ...sides, client: await newClient(site()) }];
    const points = () => ({ first: 1 + random(5), second: 1 + random(5), third: 1 + random(5) });
    for (let turn = 0; turn < 24; turn += 1) {
      const pair = clients[random(3)] ?? sides;
      const id = await doneBooking(site(), pair);
      if (random(4) > 0) await writeReview(pair.client.browser, id, points());
      if (random(4) > 0) await writeReview(pair.talent.browser, id, points());
      if (turn % 8 === 7) site().clock.pass(2 * DAY_S);
      if (random(5) === 0) await site().dataSource.query('UPDATE review SET shows_until = 1');
      if (random(3) === 0) await runJob();
      const rows = await site().dataSource.query<{ id: number }[]>('SELECT id FROM review WHERE taken_down_at IS NULL');
      if (random(4) === 0 && rows.length > 0)
        await staff(site(), 'take-down-review', String(rows[random(rows.length)]?.id), '--reason', 'x');
    }
    const gone = await site()
      .app.get(UsersService)
      .findById(clients[2]?.client.userId ?? '');
    if (!gone) throw new Error('There is no account.');
    await site().app.get(ReviewsRecords).erase(gone);
    const kept = await stored();
    expect(kept.length).toBeGreaterThan(1);
    await ratings.rebuild();
    expect(await stored()).toEqual(kept);
    await site().dataSource.query('UPDATE rating SET count = 99');
    expect(await staff(site(), 'rebuild-ratings')).toContain('counted again');
    expect(await stored()).toEqual(kept);
  });

  test('HIR-05 the lists are read in pages, and nothing that is not public has one', async () => {
    expect(await ofTalent(9)).toEqual({ status: 200, rating: null, data: [], total: 0, page: 1, pages: 1 });
    for (let count = 0; count < 21; count += 1) await both();
    const [first, last] = [await ofTalent(), await ofTalent(2)];
    expect([first.total, first.pages, first.data.length, last.data.length]).toEqual([21, 2, 20, 1]);
    expect(first.data[0]?.id).toBeGreaterThan(last.data[0]?.id ?? Infinity);
    for (const address of ['/api/talents/nobody/reviews', '/api/jobs/999999-x/reviews', '/api/jobs/x/reviews'])
      expect([address, (await talent().get(address)).statusCode]).toEqual([address, 404]);
  });
});
