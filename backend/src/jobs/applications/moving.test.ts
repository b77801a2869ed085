import { ENDPOINTS } from '@alltalent/shared/contracts';
import { bookingOf, change, insertBooking } from '../../../test/support/hiring/bookings';
import { booked, decline, offered, offerOf } from '../../../test/support/hiring/offers';
import { staff } from '../../../test/support/jobs/postings/jobs';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import {
  applicant,
  applied,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  MEHER,
  move,
  openCasting,
  own,
  notificationsOf,
} from '../../../test/support/jobs/applications/casting';

describeSites('Moving applications', (site) => {
  beforeEach(() => deleteActivity(site()));

  const view = (casting: Casting, id: number) => casting.client.browser.post(ENDPOINTS.viewApplication.path, { id });
  const titlesOf = async (userId: string) => (await notificationsOf(site(), userId)).map(({ title }) => title);

  test('each change of stage is told once, in words of its own, and leads to the application', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    good(await view(casting, id));
    good(await view(casting, id));
    good(await move(casting, [id], 'shortlisted', { text: 'The face we look for.' }));
    good(await move(casting, [id], 'shortlisted'));
    good(await move(casting, [id], 'self-tape', { text: 'Two scenes.', due_on: '2026-12-24' }));
    for (const stage of ['not-selected', 'viewed']) good(await move(casting, [id], stage));
    const notifications = await notificationsOf(site(), ASHA.id);
    expect(notifications.map(({ title }) => title)).toEqual([
      'Your application was viewed',
      'You are on the shortlist',
      'Mogra Pictures asks for a self-tape',
      'Not selected this time',
      'Your application is looked at again',
    ]);
    expect(new Set(notifications.map(({ group, path }) => `${group} ${path}`))).toEqual(
      new Set([`applications /talent/applications#application-${id}`]),
    );
    expect(notifications[1]?.text).toBe('“The aunt, Tea film, one lift, four floors”. “The face we look for.”');
    expect(notifications[2]?.text).toBe('“The aunt, Tea film, one lift, four floors”. “Two scenes.” Due 24 December 2026.');
    const [{ history, self_tape: tape } = { history: [], self_tape: null }] = (await own(browser)).data;
    expect(history.map(({ stage, text }) => `${stage} ${text}`.trim())).toEqual([
      'sent',
      'viewed',
      'shortlisted The face we look for.',
      'self-tape Two scenes.',
      'not-selected',
      'viewed',
    ]);
    expect(tape).toEqual({ instructions: 'Two scenes.', due_on: '2026-12-24', address: '', video_id: '', is_removed: false });
  });

  test('nobody is told of changes of mind all day: the next day it goes on', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const stages = ['shortlisted', 'viewed'] as const;
    for (let step = 1; step < 20; step += 1) good(await move(casting, [id], stages[step % 2] ?? 'viewed'));
    const refused = await move(casting, [id], 'shortlisted');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.json().retry_after).toBeGreaterThan(80_000);
    site().clock.pass(24 * 3600);
    good(await move(casting, [id], 'shortlisted'));
  });

  test('HIR-01 an offer and a booking are no moves: the client makes an offer, and the talent accepts it', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    for (const stage of ['offer', 'booked']) {
      const refused = (await move(casting, [id], stage)).json();
      expect(refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      expect(refused.fields.stage).toMatch(/^Make an offer/u);
    }
    expect((await applicant(casting, id)).stage).toBe('sent');
    expect(await titlesOf(ASHA.id)).toEqual([]);
  });

  test('HIR-04 who is booked stays booked until the booking is cancelled, and is on the shortlist again then', async () => {
    const casting = await openCasting(site());
    const [first, second] = [await applied(site(), casting), await applied(site(), casting, MEHER.email)];
    const offer = await booked(casting, first.browser, first.id);
    for (const ids of [[first.id], [second.id, first.id]]) {
      const refused = (await move(casting, ids, 'not-selected')).json();
      expect(refused).toMatchObject({ status: 409, code: 'APPLICATION_SETTLED', detail: expect.stringMatching(/^Cancel the booking/u) });
    }
    expect([(await applicant(casting, first.id)).stage, (await applicant(casting, second.id)).stage]).toEqual(['booked', 'sent']);
    bookingOf(await change(casting.client.browser, 'cancelBooking', { id: offer.booking_id ?? 0 }));
    expect((await applicant(casting, first.id)).stage).toBe('shortlisted');
    offerOf(await decline(first.browser, (await offered(casting, first.id)).id));
    good(await move(casting, [first.id, second.id], 'not-selected'));
    const { history, stage } = await applicant(casting, first.id);
    expect(stage).toBe('not-selected');
    expect(history.map((step) => step.stage)).toEqual(['sent', 'offer', 'booked', 'shortlisted', 'offer', 'shortlisted', 'not-selected']);
  });

  test('HIR-04 nobody waits in a job that is closed for good when a booking is cancelled', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    const offer = await booked(casting, browser, id);
    good(await casting.client.browser.post(ENDPOINTS.closeJob.path, { id: casting.jobId, revision: 1 }));
    expect((await applicant(casting, id)).stage).toBe('booked');
    bookingOf(await change(browser, 'cancelBooking', { id: offer.booking_id ?? 0 }));
    expect((await applicant(casting, id)).stage).toBe('not-selected');
  });

  test('HIR-04 a no-show that staff decide puts the application back, unless the talent is booked for it again', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    const offer = await booked(casting, browser, id);
    const stageAfter = async (bookingId: number) => {
      await site().dataSource.query("UPDATE booking SET state = 'disputed' WHERE id = ?", [bookingId]);
      await staff(site(), 'decide-booking', String(bookingId), '--state', 'no-show', '--reason', 'Nobody came');
      return (await applicant(casting, id)).stage;
    };
    await insertBooking(site(), casting.client.userId, { applicationId: id });
    expect(await stageAfter(offer.booking_id ?? 0)).toBe('booked');
    await site().dataSource.query("UPDATE booking SET state = 'done'");
    expect(await stageAfter(offer.booking_id ?? 0)).toBe('shortlisted');
  });

  test('looking at an application that moved on leaves it where it is', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    good(await move(casting, [id], 'shortlisted'));
    expect(good(await view(casting, id))).toEqual({ status: 200, moved: 0 });
    expect((await applicant(casting, id)).stage).toBe('shortlisted');
  });

  test('many are moved at once, but for those taken back and those already there', async () => {
    const casting = await openCasting(site());
    const people = [await applied(site(), casting), await applied(site(), casting, MEHER.email), await applied(site(), casting, DEV.email)];
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('Three applied.');
    good(await first.browser.post(ENDPOINTS.withdrawApplication.path, { id: first.id }));
    good(await move(casting, [second.id], 'shortlisted'));
    const ids = [first.id, second.id, third.id, third.id];
    expect(good(await move(casting, ids, 'shortlisted'))).toEqual({ status: 200, moved: 1 });
    expect([await titlesOf(ASHA.id), await titlesOf(MEHER.id), await titlesOf(DEV.id)]).toEqual([
      [],
      ['You are on the shortlist'],
      ['You are on the shortlist'],
    ]);
  });

  test('REL-14 moves that cross leave every talent with one notice for every step', async () => {
    const casting = await openCasting(site());
    const [first, second] = [await applied(site(), casting), await applied(site(), casting, MEHER.email)];
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => move(casting, [first.id, second.id], 'shortlisted')),
      ...Array.from({ length: 6 }, () => move(casting, [second.id, first.id], 'not-selected')),
      ...Array.from({ length: 3 }, () => view(casting, first.id)),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    for (const [id, userId] of [[first.id, ASHA.id] as const, [second.id, MEHER.id] as const]) {
      const { history, stage } = await applicant(casting, id);
      expect(history.at(-1)?.stage).toBe(stage);
      expect(await titlesOf(userId)).toHaveLength(history.length - 1);
    }
  });

  test('SEC-27 of the applications of another client none is moved, seen or noted, and of a mixed choice neither are the own', async () => {
    const casting = await openCasting(site());
    const other = await openCasting(site());
    const [own1, theirs] = [await applied(site(), casting), await applied(site(), other, MEHER.email)];
    expect((await move(casting, [own1.id, theirs.id], 'shortlisted')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await view(casting, theirs.id)).statusCode).toBe(404);
    expect((await casting.client.browser.post(ENDPOINTS.noteApplication.path, { id: theirs.id, rating: 1 })).statusCode).toBe(404);
    expect([(await applicant(casting, own1.id)).stage, (await applicant(other, theirs.id)).stage]).toEqual(['sent', 'sent']);
    expect([...(await titlesOf(ASHA.id)), ...(await titlesOf(MEHER.id))]).toEqual([]);
  });

  test('SEC-27 a talent reaches the own applications only, also when it is a client too', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const dev = await signedIn(site(), DEV.email);
    good(await move(casting, [id], 'self-tape'));
    expect((await dev.post(ENDPOINTS.withdrawApplication.path, { id })).statusCode).toBe(404);
    expect((await dev.post(ENDPOINTS.sendSelfTape.path, { id, address: 'https://youtu.be/abcdefghijk' })).statusCode).toBe(404);
    expect((await dev.post(ENDPOINTS.viewApplication.path, { id })).statusCode).toBe(404);
    expect((await own(dev)).data).toEqual([]);
  });
});
