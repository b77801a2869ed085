import { accept, makeOffer, offered, offerOf, readOffer, withdraw } from '../../../test/support/hiring/offers';
import {
  applicant,
  applied,
  ASHA,
  deleteActivity,
  notificationsOf,
  openCasting,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { describeSites } from '../../../test/support/test-site';

describeSites('Answers to offers at once', (site) => {
  beforeEach(() => deleteActivity(site()));

  const bookings = () => site().dataSource.query<{ offer_id: number }[]>('SELECT offer_id FROM booking');

  test('HIR-01 REL-14 twenty accepts at once make one booking, and one is told so', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(browser, offer.id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code))).toEqual(
      new Set(['OFFER_CLOSED']),
    );
    expect(await bookings()).toEqual([{ offer_id: offer.id }]);
    expect((await applicant(casting, id)).history.map(({ stage }) => stage)).toEqual(['sent', 'offer', 'booked']);
    expect((await notificationsOf(site(), ASHA.id)).filter(({ title }) => title.startsWith('Booked'))).toHaveLength(1);
  });

  test('HIR-01 REL-14 an accept against a withdrawal has one outcome', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    for (let round = 0; round < 6; round += 1) {
      await site().dataSource.query('DELETE FROM booking');
      await site().dataSource.query('DELETE FROM offer');
      await site().dataSource.query("UPDATE job_application SET stage = 'sent'");
      const offer = await offered(casting, id);
      const calls = [() => accept(browser, offer.id), () => withdraw(casting.client.browser, offer.id)];
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const { state } = await readOffer(browser, offer.id);
      expect([state, (await bookings()).length, (await applicant(casting, id)).stage]).toEqual(
        state === 'accepted' ? ['accepted', 1, 'booked'] : ['withdrawn', 0, 'shortlisted'],
      );
    }
  });

  test('HIR-01 REL-14 of offers by several clients for shared days one is accepted, and the others say why not', async () => {
    const castings = [await openCasting(site()), await openCasting(site()), await openCasting(site())];
    const { browser } = await applied(site(), castings[0] ?? (await openCasting(site())));
    const talent = await talentIdOf(site(), ASHA.id);
    const offers = [];
    for (const { client } of castings) offers.push(offerOf(await makeOffer(client.browser, { talent })));
    const answers = await Promise.all(offers.map(({ id }) => accept(browser, id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code);
    expect(refused).toEqual(['OFFER_CLASHES', 'OFFER_CLASHES']);
    expect(await bookings()).toHaveLength(1);
  });

  test('HIR-01 REL-14 of ten offers at once for one role and person one is made', async () => {
    const casting = await openCasting(site());
    const { id: application } = await applied(site(), casting);
    const answers = await Promise.all(Array.from({ length: 10 }, () => makeOffer(casting.client.browser, { application })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await applicant(casting, application)).history.map(({ stage }) => stage)).toEqual(['sent', 'offer']);
  });
});
