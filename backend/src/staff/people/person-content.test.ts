import { type DisputedBookingsResponse, ENDPOINTS, type Person } from '@alltalent/shared/contracts';
import { change, insertBooking, passUntil } from '../../../test/support/hiring/bookings';
import { doneBooking, reviewsOf, twoSides, writeReview } from '../../../test/support/hiring/done-bookings';
import { ASHA, notificationsOf } from '../../../test/support/jobs/applications/casting';
import { newClient } from '../../../test/support/jobs/postings/jobs';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { openOffice } from '../../../test/support/office/open-office';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const reason = 'It was reported twice';

describeSites('what a person published, taken off the site by the office', (site) => {
  let office: TestBrowser;
  beforeAll(async () => {
    office = await openOffice(site());
  });
  const post = (endpoint: { path: string }, body: object) => office.post(endpoint.path, { reason, ...body });
  const read = async (id: string) => (await office.get(ENDPOINTS.person.path.replace('{id}', id))).json<{ data: Person }>().data;
  const lastAct = async () =>
    (
      await site().dataSource.query(
        "SELECT action, subject, detail FROM audit_entry WHERE action NOT LIKE 'read-%' ORDER BY id DESC LIMIT 1",
      )
    )[0];

  test('a job is closed for good, on the page of its client alone', async () => {
    const { userId } = await newClient(site());
    await site().dataSource.query(
      "UPDATE job SET owner_id = ?, state = 'open' WHERE id = (SELECT id FROM (SELECT MIN(id) AS id FROM job) one)",
      [userId],
    );
    const [job] = (await read(userId)).jobs;
    expect((await post(ENDPOINTS.closeJobOfPerson, { user_id: ASHA.id, job_id: job?.id })).statusCode).toBe(404);
    expect((await post(ENDPOINTS.closeJobOfPerson, { user_id: userId, job_id: job?.id })).json<{ data: Person }>().data.jobs).toEqual([
      { ...job, state: 'closed' },
    ]);
    expect(await lastAct()).toEqual({ action: 'close-job', subject: `job:${job?.id}`, detail: reason });
    expect((await notificationsOf(site(), userId))[0]).toMatchObject({ text: expect.stringContaining(reason) });
    expect((await post(ENDPOINTS.closeJobOfPerson, { user_id: userId, job_id: job?.id })).statusCode).toBe(400);
  });

  test('a review is taken down on the page of the person it is about, and its author is told why', async () => {
    const sides = await twoSides(site());
    const bookingId = await doneBooking(site(), sides);
    await writeReview(sides.client.browser, bookingId, { text: 'Came late.' });
    await writeReview(sides.talent.browser, bookingId);
    const { own } = await reviewsOf(sides.client.browser, bookingId);
    expect((await read(ASHA.id)).reviews[0]).toMatchObject({ id: own?.id, text: 'Came late.', is_shown: true });
    const review = { review_id: own?.id };
    expect((await post(ENDPOINTS.takeDownReview, { user_id: sides.client.userId, ...review })).statusCode).toBe(404);
    const twice = await Promise.all([1, 2].map(() => post(ENDPOINTS.takeDownReview, { user_id: ASHA.id, ...review })));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const taken = twice.find(({ statusCode }) => statusCode === 200);
    expect(taken?.json<{ data: Person }>().data.reviews.map(({ id }) => id)).not.toContain(own?.id);
    expect(await lastAct()).toEqual({ action: 'take-down-review', subject: `review:${own?.id}`, detail: reason });
    expect((await notificationsOf(site(), sides.client.userId)).some(({ text }) => text.includes(reason))).toBe(true);
  });

  test('reported bookings are decided once, in the order in which they wait; both sides read why', async () => {
    const { userId, email } = await newClient(site());
    const days = { startsOn: '2027-04-12', endsOn: '2027-04-12' };
    const [first, second] = [await insertBooking(site(), userId, days), await insertBooking(site(), userId, days)];
    passUntil(site(), '2027-04-12T10:00:00+05:30');
    const client = await signedIn(site(), email);
    expect((await change(client, 'reportNoShow', { id: second, text: 'Nobody came.' })).statusCode).toBe(200);
    site().clock.pass(60);
    expect((await change(client, 'disputeBooking', { id: first })).statusCode).toBe(200);
    office = await openOffice(site());
    const { data, total } = (await office.get(ENDPOINTS.disputedBookings.path)).json<DisputedBookingsResponse>();
    expect([total, data.map(({ id }) => id)]).toEqual([2, [second, first]]);
    expect(data[0]).toMatchObject({
      talent: { user_id: ASHA.id, name: 'Asha Rao' },
      reported_by: 'client',
      is_no_show: true,
      said: 'Nobody came.',
    });
    const decision = { id: second, state: 'no-show' };
    const answers = await Promise.all([post(ENDPOINTS.decideBooking, decision), post(ENDPOINTS.decideBooking, decision)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const left = answers.find(({ statusCode }) => statusCode === 200)?.json<DisputedBookingsResponse>();
    expect(left?.data.map(({ id }) => id)).toEqual([first]);
    expect(await lastAct()).toMatchObject({ action: expect.stringMatching(/^(?:decide-booking|list-disputes)$/u) });
    for (const id of [userId, ASHA.id]) expect((await notificationsOf(site(), id)).some(({ text }) => text.includes(reason))).toBe(true);
    expect((await post(ENDPOINTS.decideBooking, { id: first, state: 'confirmed' })).statusCode).toBe(400);
    expect((await post(ENDPOINTS.decideBooking, { id: 99_999, state: 'done' })).statusCode).toBe(404);
  });

  test('a profile leaves the site, its owner is told why, and the account stays', async () => {
    const { slug } = await read(ASHA.id);
    expect((await post(ENDPOINTS.removeProfileOfPerson, { user_id: ASHA.id })).statusCode).toBe(200);
    const visitor = await site().browse();
    expect((await visitor.get(ENDPOINTS.talentProfile.path.replace('{slug}', slug))).statusCode).toBe(404);
    const [mail] = await messagesTo(site(), ASHA.email);
    expect([mail?.subject, mail?.text.includes(`The reason: ${reason}`)]).toEqual(['Your All Talent profile is off the site', true]);
    expect(await read(ASHA.id)).toMatchObject({ status: 'active', history: [{ action: 'remove-content', detail: reason }] });
    const { userId } = await newClient(site());
    expect((await post(ENDPOINTS.removeProfileOfPerson, { user_id: userId })).json()).toMatchObject({
      detail: 'This account has no profile on the site.',
    });
  });
});
