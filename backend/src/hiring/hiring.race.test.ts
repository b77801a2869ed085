import { randomUUID } from 'node:crypto';
import { type Booking, dayInIndia, ENDPOINTS, type ThreadResponse } from '@alltalent/shared/contracts';
import { bookedAsha, change, readBooking } from '../../test/support/hiring/bookings';
import { doneBooking, reviewsOf, twoSides, writeReview } from '../../test/support/hiring/done-bookings';
import { accept, counter, decline, makeOffer, offered, readOffer, send } from '../../test/support/hiring/offers';
import { aConversation, type Conversation, open, send as sendMessage } from '../../test/support/hiring/threads';
import {
  applicant,
  applied,
  apply,
  ASHA,
  DEV,
  deleteActivity,
  good,
  MEHER,
  move,
  notificationsOf,
  openCasting,
} from '../../test/support/jobs/applications/casting';
import { type Answer, answersBut } from '../../test/support/test-browser';
import { against, describeTwoSites, statuses } from '../../test/support/two-sites';
import { UserBlocksService } from '../auth/blocks/user-blocks.service';
import { outsideTransaction } from '../kernel/database/ambient-transaction';
import { OffersJob } from './offers/offers.job';
import { endOf } from './reviews/review.policy';
import { ReviewsJob } from './reviews/reviews.job';

const ROUNDS = 10;
const DAY = 24 * 3600;

describeTwoSites('What two do in hiring at once, each at another instance', ({ instance, moved, pass, rows }) => {
  beforeEach(async () => {
    pass(DAY);
    await deleteActivity(instance(0));
    // That lets time pass at the first one.
    instance(1).clock.pass((instance(0).clock.now() - instance(1).clock.now()) / 1000);
    await empty('user_block', 'thread', 'review', 'rating');
  });

  const query = (sql: string, values: readonly unknown[] = []) => instance(0).dataSource.query(sql, [...values]);
  const empty = async (...tables: readonly string[]) => {
    for (const table of tables) await query(`DELETE FROM ${table}`);
  };
  const empties = () => empty('booking', 'offer', 'notification', 'rate_hit', 'outbox_message');
  const codeOf = (answer: Answer | undefined) => (answer?.statusCode === 200 ? 200 : answer?.json().code);
  const titles = async (userId: string) => (await notificationsOf(instance(0), userId)).map(({ title }) => title);
  /** Casting with an application of Asha at stage 'sent' and nothing else, as often as it is asked for. */
  const aCasting = async () => {
    const casting = await openCasting(instance(0));
    const { browser, id } = await applied(instance(0), casting);
    const again = async () => {
      await empties();
      await query("UPDATE job_application SET stage = 'sent'");
      const offer = await offered(casting, id);
      await empty('notification', 'outbox_message');
      return offer.id;
    };
    return { casting, client: casting.client.browser, clientId: casting.client.userId, talent: browser, application: id, again };
  };
  const mails = () => rows('outbox_message');

  test('HIR-01 REL-14 REL-26 twenty accepts of one key get one success, and each side is told and mailed once', async () => {
    const { clientId, talent, again } = await aCasting();
    for (let round = 0; round < 3; round += 1) {
      const [id, key, other] = [await again(), randomUUID(), moved(talent)];
      const repeat = (n: number) => send(n % 2 === 0 ? talent : other, ENDPOINTS.acceptOffer.path, { id, version: 1 }, key);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => repeat(n)));
      expect(answers.map(codeOf).filter((code) => code !== 200 && code !== 'REQUEST_UNDER_WAY')).toEqual([]);
      const [first] = answers.filter(({ statusCode }) => statusCode === 200);
      for (const late of [await repeat(0), await repeat(1)]) expect([late.statusCode, late.json()]).toEqual([200, first?.json()]);
      expect([await rows('booking'), await rows("offer WHERE state = 'accepted'"), await mails()]).toEqual([1, 1, 2]);
      expect([await titles(ASHA.id), await titles(clientId)]).toEqual([
        [expect.stringMatching(/^Booked/u)],
        [expect.stringMatching(/is booked$/u)],
      ]);
    }
  });

  test('HIR-01 REL-14 REL-26 of a counter-offer and an accept or a decline one counts, and one is told to the other side', async () => {
    const { client, clientId, talent, again } = await aCasting();
    const rivals = { accepted: accept, declined: decline };
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      const state = round < ROUNDS ? 'accepted' : 'declined';
      const id = await again();
      const [countered, rival] = await against(
        round,
        () => counter(moved(talent), id, 1),
        () => rivals[state](talent, id),
      );
      const offer = await readOffer(client, id);
      const isCountered = countered.statusCode === 200;
      expect([codeOf(countered), codeOf(rival), offer.state, offer.versions.length]).toEqual(
        isCountered ? [200, 'OFFER_CHANGED', 'open', 2] : ['OFFER_CLOSED', 200, state, 1],
      );
      const isBooked = !isCountered && state === 'accepted';
      expect([await rows('booking'), (await titles(clientId)).length, (await titles(ASHA.id)).length]).toEqual(
        isBooked ? [1, 1, 1] : [0, 1, 0],
      );
      expect(await mails()).toBe(isBooked ? 2 : 1);
    }
  });

  test('HIR-01 REL-14 REL-26 an accept against the closing of the job, and against another stage, leaves no booking beside a refusal', async () => {
    const { casting, client, talent, application, again } = await aCasting();
    const rivals = [
      {
        stage: 'not-selected',
        call: () => move({ ...casting, client: { ...casting.client, browser: moved(client) } }, [application], 'not-selected'),
      },
      { stage: 'not-selected', call: () => moved(client).post(ENDPOINTS.closeJob.path, { id: casting.jobId }) },
    ];
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      await query("UPDATE job SET state = 'open', closed_at = NULL WHERE id = ?", [casting.jobId]);
      const [id, isClosing] = [await again(), round >= ROUNDS];
      await empty('job_application_step');
      const [accepted, rival] = await against(
        round,
        () => accept(talent, id),
        () => rivals[isClosing ? 1 : 0]?.call() ?? accept(talent, id),
      );
      await Promise.all([instance(0).app.get(OffersJob).run(), instance(1).app.get(OffersJob).run()]);
      const isBooked = accepted.statusCode === 200;
      const { state } = await readOffer(talent, id);
      const { stage } = await applicant(casting, application);
      expect([codeOf(accepted), state, stage, await rows('booking')]).toEqual(
        isBooked ? [200, 'accepted', 'booked', 1] : ['OFFER_CLOSED', 'withdrawn', 'not-selected', 0],
      );
      expect(codeOf(rival)).toBe(isBooked && !isClosing ? 'APPLICATION_SETTLED' : 200);
      expect((await titles(ASHA.id)).length).toBe(isBooked ? 1 : 2);
    }
  });

  test('HIR-01 REL-14 REL-26 two talents who accept offers for one role at once are both booked: a role has no number of places', async () => {
    const casting = await openCasting(instance(0));
    const [asha, meher] = [await applied(instance(0), casting), await applied(instance(0), casting, MEHER.email)];
    for (let round = 0; round < 3; round += 1) {
      await empties();
      await query("UPDATE job_application SET stage = 'sent'");
      const [one, two] = [await offered(casting, asha.id), await offered(casting, meher.id)];
      await empty('notification');
      const answers = await against(
        round,
        () => accept(asha.browser, one.id),
        () => accept(moved(meher.browser), two.id),
      );
      expect([statuses(answers), await rows('booking')]).toEqual([[200, 200], 2]);
      expect([(await titles(ASHA.id)).length, (await titles(MEHER.id)).length, (await titles(casting.client.userId)).length]).toEqual([
        1, 1, 2,
      ]);
    }
  });

  test('HIR-01 REL-14 REL-26 offers that expire are ended, told and mailed once, whatever the instance', async () => {
    const { clientId, application, again, casting } = await aCasting();
    const { id: other } = await applied(instance(0), casting, MEHER.email);
    for (let round = 0; round < 3; round += 1) {
      await again();
      await offered(casting, other);
      await empty('notification', 'outbox_message');
      await query('UPDATE offer SET answer_until = ?', [instance(0).clock.now() - 1]);
      await Promise.all(
        [0, 1, 0, 1].map((number) =>
          instance(number === 0 ? 0 : 1)
            .app.get(OffersJob)
            .run(),
        ),
      );
      expect(await rows("offer WHERE state = 'expired'")).toBe(2);
      expect([(await titles(ASHA.id)).length, (await titles(MEHER.id)).length, (await titles(clientId)).length, await mails()]).toEqual([
        1, 1, 2, 4,
      ]);
      expect((await applicant(casting, application)).stage).toBe('shortlisted');
    }
  });

  test('HIR-04 REL-14 REL-26 a cancellation against the end of the work has one outcome', async () => {
    const today = dayInIndia(instance(0).clock.now());
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, client, talent } = await bookedAsha(instance(0), { startsOn: today, endsOn: today });
      await empty('notification', 'outbox_message');
      const [done, cancelled] = await against(
        round,
        () => change(client.browser, 'finishBooking', { id }),
        () => change(moved(talent), 'cancelBooking', { id }),
      );
      const isDone = done.statusCode === 200;
      expect([codeOf(done), codeOf(cancelled)]).toEqual(isDone ? [200, 'BOOKING_CLOSED'] : ['BOOKING_CLOSED', 200]);
      expect((await readBooking(talent, id)).state).toBe(isDone ? 'done' : 'cancelled');
      // The end of the work is in the mail of the day.
      expect([await rows(`booking_step WHERE booking_id = ${id}`), await mails()]).toEqual([2, isDone ? 0 : 1]);
      expect([(await titles(ASHA.id)).length, (await titles(client.userId)).length]).toEqual(isDone ? [1, 0] : [0, 1]);
      await empty('booking');
    }
  });

  test('HIR-04 REL-14 REL-26 of two requests for a change one waits, and its side is not the one that hears of it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, client, talent } = await bookedAsha(instance(0));
      await empty('notification', 'outbox_message');
      const answers = await against(
        round,
        () => change(client.browser, 'askBookingChange', { id, text: 'Rain.' }),
        () => change(moved(talent), 'askBookingChange', { id, text: 'A wedding.' }),
      );
      const isClients = answers[0].statusCode === 200;
      expect(answers.map(codeOf)).toEqual(isClients ? [200, 'REVISION_STALE'] : ['REVISION_STALE', 200]);
      const booking: Booking = await readBooking(talent, id);
      expect([booking.revision, booking.change?.text]).toEqual([2, isClients ? 'Rain.' : 'A wedding.']);
      expect([(await titles(ASHA.id)).length, (await titles(client.userId)).length, await mails()]).toEqual(
        isClients ? [1, 0, 1] : [0, 1, 1],
      );
      await empty('booking');
    }
  });

  describe('a block', () => {
    const block = ({ talent, threadId }: Conversation) => moved(talent).post(ENDPOINTS.blockPerson.path, { thread_id: threadId });
    /**
     * Blocks at the second instance while the first one looks whether the two may write, and answers only then. Returns how many
     * rows there were when the block was answered, and how many there are at the end.
     */
    const blocked = async (conversation: Conversation, call: () => Promise<Answer>, sql: string) => {
      const looks = jest.spyOn(instance(0).app.get(UserBlocksService, { strict: false }), 'requireTogether');
      const look = looks.getMockImplementation() ?? UserBlocksService.prototype.requireTogether;
      let blocking: Promise<number> | undefined;
      looks.mockImplementation(async function (this: UserBlocksService, ...users) {
        await look.apply(this, users);
        blocking ??= outsideTransaction(() => block(conversation)).then(async (answer) => {
          expect(answer.statusCode).toBe(200);
          return rows(sql);
        });
        // Long enough for a block that does not wait for what has looked.
        await Promise.race([blocking, new Promise((resolve) => setTimeout(resolve, 300))]);
      });
      try {
        const answer = await call();
        return { answer, atBlock: await blocking, atEnd: await rows(sql) };
      } finally {
        looks.mockRestore();
      }
    };

    test('HIR-02 REL-14 REL-26 comes after messages, offers and applications that looked before it, and before all others', async () => {
      const conversation = await aConversation(instance(0));
      const { client, talent, casting, applicationId, threadId } = conversation;
      const { id: elsewhere } = await applied(instance(0), await openCasting(instance(0), {}, casting.client));
      const other = good<ThreadResponse>(await open(client, { application: elsewhere })).data.id;
      const calls = [
        { sql: 'message', call: () => sendMessage(client, threadId, 'Hello?') },
        { sql: 'message', call: () => sendMessage(client, other, 'Hello?') },
        { sql: 'message', call: () => sendMessage(talent, threadId, 'Hello?') },
        { sql: 'offer', call: () => makeOffer(client, { application: applicationId }) },
        { sql: 'job_application', call: () => apply(talent, casting.roleIds[1]) },
      ];
      for (const { sql, call } of calls) {
        const { answer, atBlock, atEnd } = await blocked(conversation, call, sql);
        expect([sql, atEnd, [200, 403].includes(answer.statusCode)]).toEqual([sql, atBlock, true]);
        expect([sql, codeOf(await call())]).toEqual([sql, 'MESSAGES_BLOCKED']);
        await empty('user_block');
      }
    });

    test('HIR-02 REL-14 REL-26 against offers, accepts and applications at once has one outcome', async () => {
      const conversation = await aConversation(instance(0));
      const { client, talent, casting, applicationId } = conversation;
      for (let round = 0; round < ROUNDS; round += 1) {
        await empty('user_block', 'booking', 'offer', 'rate_hit');
        await query('DELETE FROM job_application WHERE id <> ?', [applicationId]);
        await query("UPDATE job_application SET stage = 'sent'");
        const calls = [() => makeOffer(client, { application: applicationId }), () => apply(talent, casting.roleIds[1])];
        const answers = await Promise.all([...calls.map((call) => call()), block(conversation)]);
        expect(answersBut([200, 403], answers)).toEqual([]);
        const [offer, application] = answers.map(({ statusCode }) => Number(statusCode === 200));
        expect([await rows('offer'), await rows('job_application')]).toEqual([offer, 1 + (application ?? 0)]);
        expect(await Promise.all(calls.map(async (call) => codeOf(await call())))).toEqual(calls.map(() => 'MESSAGES_BLOCKED'));
        const [{ id = 0 } = {}] = await query('SELECT id FROM offer');
        if (id > 0) expect(codeOf(await accept(talent, Number(id)))).toBe('MESSAGES_BLOCKED');
      }
    });
  });

  describe('reviews', () => {
    test('HIR-05 REL-14 REL-26 at the end of the fourteen days are shown once, told once and counted once', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await empty('booking', 'review', 'rating', 'notification', 'outbox_message');
        const sides = await twoSides(instance(0));
        const doneAt = instance(0).clock.now() - 14 * DAY * 1000;
        const id = await doneBooking(instance(0), sides, { doneAt });
        expect((await writeReview(sides.talent.browser, id)).statusCode).toBe(200);
        // The second instance's clock is past the last moment, the first one's is not yet.
        pass((endOf(doneAt) - instance(0).clock.now()) / 1000 - 1);
        instance(1).clock.pass(1);
        const write = () => writeReview(sides.client.browser, id);
        const show = () => Promise.all([instance(1), instance(1), instance(0)].map(({ app }) => app.get(ReviewsJob).run()));
        const [written] = await Promise.all(round % 2 === 0 ? [write(), show()] : [show().then(write)]);
        expect(codeOf(await writeReview(moved(sides.client.browser), id))).toBe('REVIEW_CLOSED');
        instance(0).clock.pass(1);
        await show();
        const total = await rows('review');
        expect([codeOf(written), total]).toEqual(written?.statusCode === 200 ? [200, 2] : ['REVIEW_CLOSED', 1]);
        if (round % 2 === 1) expect(total).toBe(1);
        expect(await reviewsOf(sides.client.browser, id)).toMatchObject({ other: { text: 'Came prepared.' } });
        expect([await rows('rating WHERE count = 1'), await rows('review WHERE shown_at IS NULL')]).toEqual([total, 0]);
        const shown = async (userId: string) =>
          (await notificationsOf(instance(0), userId)).filter(({ title }) => /review/iu.test(title)).length;
        expect([await shown(ASHA.id), await shown(sides.client.userId)]).toEqual([1, 1]);
      }
    });

    test('HIR-05 REL-14 REL-26 of several clients about one talent at once are all counted', async () => {
      const all = [];
      for (const email of [ASHA.email, ASHA.email, ASHA.email, DEV.email]) {
        const sides = await twoSides(instance(0), email);
        all.push({ sides, id: await doneBooking(instance(0), sides) });
      }
      const answers = await Promise.all(
        all.flatMap(({ sides, id }, n) => [
          writeReview(n % 2 === 0 ? sides.client.browser : moved(sides.client.browser), id),
          writeReview(n % 2 === 0 ? moved(sides.talent.browser) : sides.talent.browser, id),
        ]),
      );
      expect(answersBut([200], answers)).toEqual([]);
      const totals = await query('SELECT count, points FROM rating WHERE subject_id = ?', [ASHA.id]);
      expect(totals.map(({ count, points }: { count: number; points: number }) => [Number(count), Number(points)])).toEqual([[3, 42]]);
      expect([await rows('rating'), await rows('review WHERE shown_at IS NULL')]).toEqual([6, 0]);
    });
  });
});
