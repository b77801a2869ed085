import { ENDPOINTS } from '@alltalent/shared/contracts';
import { bookedAsha, bookingOf, change, readBooking } from '../../test/support/hiring/bookings';
import { doneBooking, reviewsOf, twoSides, writeReview } from '../../test/support/hiring/done-bookings';
import { accept, counter, decline, makeOffer, offered, offerOf, readOffer, withdraw } from '../../test/support/hiring/offers';
import { aConversation, inbox, send as sendMessage, thread } from '../../test/support/hiring/threads';
import {
  applicant,
  applied,
  ASHA,
  deleteActivity,
  notificationsOf,
  openCasting,
  talentIdOf,
} from '../../test/support/jobs/applications/casting';
import { answersBut } from '../../test/support/test-browser';
import { against, describeTwoSites, statuses } from '../../test/support/two-sites';
import { LiveStreamsService } from '../notifications/live-events/live-streams.service';
import { OffersJob } from './offers/offers.job';

const ROUNDS = 12;

describeTwoSites('Hiring at two instances on one database', ({ instance, moved, pass, rows }) => {
  const told = async (userId: string, beginning: string) =>
    (await notificationsOf(instance(0), userId)).filter(({ title }) => title.startsWith(beginning)).length;
  /** Leaves the applications at their beginning, and nothing of what came after. */
  const empties = async () => {
    for (const table of ['booking', 'offer', 'notification', 'rate_hit', 'outbox_message'])
      await instance(0).dataSource.query(`DELETE FROM ${table}`);
    await instance(0).dataSource.query("UPDATE job_application SET stage = 'sent'");
  };

  beforeEach(async () => {
    pass(24 * 3600);
    await deleteActivity(instance(0));
    // That lets time pass at the first one.
    instance(1).clock.pass((instance(0).clock.now() - instance(1).clock.now()) / 1000);
  });

  test('HIR-01 REL-14 REL-26 of twenty accepts, ten at each, one makes the booking, and both sides are told once', async () => {
    const casting = await openCasting(instance(0));
    const { browser, id } = await applied(instance(0), casting);
    const offer = await offered(casting, id);
    const other = moved(browser);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => accept(n % 2 === 0 ? browser : other, offer.id)));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await rows('booking')).toBe(1);
    expect((await applicant(casting, id)).history.map(({ stage }) => stage)).toEqual(['sent', 'offer', 'booked']);
    expect([await told(ASHA.id, 'Booked'), await told(casting.client.userId, 'Asha Rao is booked')]).toEqual([1, 1]);
  });

  test('HIR-01 REL-14 REL-26 an accept against a withdrawal, a decline, and a counter-offer has one outcome', async () => {
    const casting = await openCasting(instance(0));
    const { browser, id } = await applied(instance(0), casting);
    const client = moved(casting.client.browser);
    const rivals = [
      { end: 'withdrawn', call: (offer: number) => withdraw(client, offer) },
      { end: 'declined', call: (offer: number) => decline(moved(browser), offer) },
      { end: 'open', call: (offer: number) => counter(moved(browser), offer, 1) },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rival = rivals[round % rivals.length] ?? { end: '', call: () => withdraw(client, 0) };
      await empties();
      const offer = await offered(casting, id);
      const answers = await against(
        round,
        () => accept(browser, offer.id),
        () => rival.call(offer.id),
      );
      expect(statuses(answers)).toEqual([200, 409]);
      const wasAccepted = answers[0]?.statusCode === 200;
      expect([(await readOffer(browser, offer.id)).state, await rows('booking')]).toEqual(wasAccepted ? ['accepted', 1] : [rival.end, 0]);
      expect(['OFFER_CLOSED', 'OFFER_CHANGED']).toContain(answers[wasAccepted ? 1 : 0]?.json().code);
    }
  });

  test('HIR-01 REL-14 REL-26 of two offers for the same days one is accepted, and the other says why not', async () => {
    const castings = [await openCasting(instance(0)), await openCasting(instance(0))] as const;
    const { browser } = await applied(instance(0), castings[0]);
    const talent = await talentIdOf(instance(0), ASHA.id);
    for (let round = 0; round < ROUNDS; round += 1) {
      await empties();
      const [one, two] = [
        offerOf(await makeOffer(castings[0].client.browser, { talent })),
        offerOf(await makeOffer(moved(castings[1].client.browser), { talent })),
      ];
      const answers = await against(
        round,
        () => accept(browser, one.id),
        () => accept(moved(browser), two.id),
      );
      expect(statuses(answers)).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('OFFER_CLASHES');
      expect(await rows('booking')).toBe(1);
    }
  });

  test('HIR-01 REL-14 REL-26 an accept at the last moment and the expiry have one outcome', async () => {
    const job = instance(1).app.get(OffersJob, { strict: false });
    const casting = await openCasting(instance(0));
    const { browser, id } = await applied(instance(0), casting);
    for (let round = 0; round < ROUNDS; round += 1) {
      await empties();
      const offer = await offered(casting, id);
      // The second instance's clock is past the last moment, the first one's is not yet.
      await instance(0).dataSource.query('UPDATE offer SET answer_until = ? WHERE id = ?', [instance(0).clock.now() + 1, offer.id]);
      instance(1).clock.pass(1);
      const [answer] = await Promise.all(
        round % 2 === 0 ? [accept(browser, offer.id), job.run()] : [job.run().then(() => accept(browser, offer.id))],
      );
      const { state } = await readOffer(browser, offer.id);
      expect([answer?.statusCode, await rows('booking')]).toEqual(state === 'accepted' ? [200, 1] : [409, 0]);
      expect(['accepted', 'expired']).toContain(state);
      instance(0).clock.pass(1);
    }
  });

  test('HIR-04 REL-14 REL-26 a cancellation against an accepted change and against the end of the work', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await deleteActivity(instance(0));
      const { id, client, talent } = await bookedAsha(instance(0));
      bookingOf(await change(talent, 'askBookingChange', { id }));
      const [accepted, cancelled] = await against(
        round,
        () => change(client.browser, 'answerBookingChange', { id }),
        () => change(moved(talent), 'cancelBooking', { id }),
      );
      expect(cancelled?.statusCode).toBe(200);
      expect([200, 409]).toContain(accepted?.statusCode);
      expect(await readBooking(talent, id)).toMatchObject({ state: 'cancelled', change: null });
      expect(await rows(`booking_step WHERE booking_id = ${id} AND what = 'cancelled'`)).toBe(1);
    }
  });

  test('HIR-05 REL-14 REL-26 both reviews at once, and each of them twice, are shown together and counted once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await deleteActivity(instance(0));
      for (const table of ['review', 'rating']) await instance(0).dataSource.query(`DELETE FROM ${table}`);
      const sides = await twoSides(instance(0));
      const id = await doneBooking(instance(0), sides);
      const [client, talent] = [sides.client.browser, sides.talent.browser];
      const answers = await Promise.all([client, moved(talent), talent, moved(client)].map((browser) => writeReview(browser, id)));
      expect(statuses(answers)).toEqual([200, 200, 409, 409]);
      expect(await reviewsOf(talent, id)).toMatchObject({ own: expect.any(Object), other: expect.any(Object) });
      expect(await rows('rating WHERE count = 1')).toBe(2);
    }
  });

  test('HIR-02 REL-14 REL-26 twenty messages at once, from both sides at both instances, are each there once and counted right', async () => {
    const { client, talent, threadId } = await aConversation(instance(0));
    await empties();
    const senders = [client, moved(talent), talent, moved(client)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendMessage(senders[n % senders.length] ?? client, threadId, `No ${n}`)),
    );
    expect(answersBut([200], answers)).toEqual([]);
    const [forClient, forTalent] = [await thread(moved(client), threadId), await thread(talent, threadId)];
    expect([forClient.unread, forTalent.unread]).toEqual([10, 10]);
    const texts = forClient.messages.map(({ text }) => text);
    expect(forTalent.messages.map(({ text }) => text)).toEqual(texts);
    expect(new Set(texts).size).toBe(20);
    expect((await inbox(client)).data[0]?.last_text).toBe(texts.at(-1));
    expect([await rows("notification WHERE notice_group = 'threads'"), await rows('outbox_message')]).toEqual([2, 2]);
  });

  test('HIR-02 REL-14 REL-26 a block at one instance against messages at the other lets none in after it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await deleteActivity(instance(0));
      for (const table of ['thread', 'user_block']) await instance(0).dataSource.query(`DELETE FROM ${table}`);
      const { client, talent, threadId } = await aConversation(instance(0));
      const block = () => moved(talent).post(ENDPOINTS.blockPerson.path, { thread_id: threadId });
      const answers = await Promise.all([block(), ...Array.from({ length: 5 }, () => sendMessage(client, threadId, 'Hello?'))]);
      expect(answersBut([200, 403], answers)).toEqual([]);
      const sent = answers.slice(1).filter(({ statusCode }) => statusCode === 200).length;
      expect((await thread(talent, threadId)).messages).toHaveLength(sent);
      expect((await sendMessage(client, threadId, 'Hello?')).statusCode).toBe(403);
    }
  });

  test('HIR-02 REL-26 a message sent at one instance reaches a stream at the other', async () => {
    const { client, talent, threadId } = await aConversation(instance(0));
    const chunks: string[] = [];
    const reader = { write: (text: string) => chunks.push(text) > 0, end: () => undefined, on: () => undefined, once: () => undefined };
    const streams = instance(1).app.get(LiveStreamsService, { strict: false });
    const { close } = streams.open({ userId: ASHA.id, sidHash: 'a session' }, reader as never);
    await sendMessage(client, threadId, 'Are you there?');
    await streams.read();
    close();
    expect(chunks.join('')).toMatch(/event: messages\n/u);
    expect((await thread(talent, threadId)).unread).toBe(1);
  });
});
