import { randomUUID } from 'node:crypto';
import { DECLARATIONS, ENDPOINTS, type OwnOffersResponse } from '@alltalent/shared/contracts';
import {
  accept,
  ANSWER_BY,
  booked,
  counter,
  decline,
  makeOffer,
  offered,
  offerOf,
  readOffer,
  TERMS,
  withdraw,
} from '../../../test/support/hiring/offers';
import {
  applicant,
  applied,
  ASHA,
  type Casting,
  deleteActivity,
  DEV,
  good,
  invite,
  MEHER,
  move,
  notificationsOf,
  openCasting,
  own,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { UserBlocksService } from '../../auth';

describeSites('Offers', (site) => {
  beforeEach(async () => {
    await deleteActivity(site());
    await site().dataSource.query('DELETE FROM user_block');
  });

  const told = async (userId: string) =>
    (await notificationsOf(site(), userId)).filter(({ path }) => /^\/(?:offers|bookings)\//u.test(path)).map(({ title }) => title);
  const bookings = () => site().dataSource.query<Record<string, unknown>[]>('SELECT * FROM booking');
  const list = async (browser: TestBrowser, query = '') =>
    good<OwnOffersResponse>(await browser.get(`${ENDPOINTS.ownOffers.path}${query}`));
  const options = (browser: TestBrowser, query: string) => browser.get(`${ENDPOINTS.offerOptions.path}?${query}`);

  test('HIR-01 an offer for an application is read by both, accepted, and books with the agreed terms', async () => {
    const casting = await openCasting(site());
    const { browser, id: application } = await applied(site(), casting);
    const begun = good<object>(await options(casting.client.browser, `application=${application}`));
    await DECLARATIONS.offerOptions.output?.validate(begun, { strict: true });
    expect(begun).toMatchObject({
      data: {
        talent: { name: 'Asha Rao' },
        job: { id: casting.jobId },
        terms: { title: TERMS.title, role: 'The aunt', starts_on: '2027-01-12', ends_on: '2027-01-28', fee: 25_000, fee_unit: 'day' },
        open_offer_id: null,
        clashes: [],
      },
    });
    const offer = await offered(casting, application);
    expect((await applicant(casting, application)).stage).toBe('offer');
    expect((await own(browser)).data[0]?.may_withdraw).toBe(false);
    const read = await readOffer(browser, offer.id);
    await DECLARATIONS.offer.output?.validate({ status: 200, data: read }, { strict: true });
    expect(read).toMatchObject({
      state: 'open',
      side: 'talent',
      turn: 'talent',
      client: { name: 'Mogra Pictures' },
      talent: { name: 'Asha Rao' },
      versions: [{ version: 1, by: 'client', terms: TERMS, text: 'We would love to work with you.' }],
      answer_by: `${ANSWER_BY}T18:29:59.999Z`,
      may_answer: true,
      may_withdraw: false,
      application_id: application,
      booking_id: null,
    });
    const accepted = offerOf(await accept(browser, offer.id));
    expect(accepted).toMatchObject({ state: 'accepted', may_answer: false, may_withdraw: false, decided_at: expect.any(String) });
    expect((await applicant(casting, application)).history.map(({ stage }) => stage)).toEqual(['sent', 'offer', 'booked']);
    expect(await bookings()).toMatchObject([
      {
        id: accepted.booking_id,
        offer_id: offer.id,
        application_id: application,
        state: 'confirmed',
        title: TERMS.title,
        starts_on: '2027-01-12',
        ends_on: '2027-01-14',
        place: TERMS.place,
        fee: 25_000,
        fee_unit: 'day',
        bring: 'A green sari',
      },
    ]);
    const [{ starts_at: startsAt, ends_at: endsAt } = {}] = await bookings();
    expect([Number(startsAt), Number(endsAt)]).toEqual([Date.parse('2027-01-11T18:30:00Z'), Date.parse('2027-01-14T18:29:59.999Z')]);
    const steps = await site().dataSource.query('SELECT by_side, what FROM booking_step WHERE booking_id = ?', [accepted.booking_id]);
    expect(steps).toMatchObject([{ by_side: 'talent', what: 'made' }]);
    expect([await told(ASHA.id), await told(casting.client.userId)]).toEqual([
      ['Mogra Pictures makes you an offer', 'Booked by Mogra Pictures'],
      ['Asha Rao is booked'],
    ]);
    const paths = (await notificationsOf(site(), casting.client.userId)).map(({ path }) => path);
    expect(paths.at(-1)).toBe(`/bookings/${accepted.booking_id}`);
    const events = await site().dataSource.query("SELECT user_id FROM live_event WHERE kind = 'bookings'");
    expect(events).toHaveLength(2);
  });

  test('HIR-01 both sides counter in turn, every version is kept, and the last one is what is booked', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    expect((await counter(casting.client.browser, offer.id, 1)).json()).toMatchObject({ status: 409, code: 'OFFER_CHANGED' });
    expect(offerOf(await counter(browser, offer.id, 1))).toMatchObject({ turn: 'client', may_answer: false, may_withdraw: true });
    expect((await counter(browser, offer.id, 2)).json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await accept(casting.client.browser, offer.id, 1)).json()).toMatchObject({ status: 409, code: 'OFFER_CHANGED' });
    offerOf(await counter(casting.client.browser, offer.id, 2, { terms: { fee: 28_000 }, text: 'Let us meet in the middle.' }));
    const done = offerOf(await accept(browser, offer.id, 3));
    expect(done.versions.map(({ by, terms }) => `${by} ${terms.fee}`)).toEqual(['client 25000', 'talent 30000', 'client 28000']);
    expect(await bookings()).toMatchObject([{ fee: 28_000 }]);
    expect((await accept(browser, offer.id, 3)).json()).toMatchObject({ status: 409, code: 'OFFER_CLOSED' });
    expect(await told(casting.client.userId)).toEqual(['Asha Rao answers with other terms', 'Asha Rao is booked']);
  });

  test('HIR-01 an offer has at most twenty versions', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    for (let version = 1; version < 20; version += 1) {
      offerOf(await counter(version % 2 === 1 ? browser : casting.client.browser, offer.id, version));
    }
    expect((await counter(casting.client.browser, offer.id, 19)).json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await counter(casting.client.browser, offer.id, 20)).json()).toMatchObject({ status: 422, code: 'LIST_FULL' });
    offerOf(await accept(casting.client.browser, offer.id, 20));
  });

  test('HIR-01 after a decline or a withdrawal the application is shortlisted again, and another offer can be made', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const first = await offered(casting, id);
    expect((await makeOffer(casting.client.browser, { application: id })).json()).toMatchObject({ status: 409, code: 'OFFER_OPEN' });
    expect(good<object>(await options(casting.client.browser, `application=${id}`))).toMatchObject({ data: { open_offer_id: first.id } });
    expect((await withdraw(browser, first.id)).json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect(offerOf(await decline(browser, first.id))).toMatchObject({ state: 'declined', reason: 'I am away in January.' });
    expect((await applicant(casting, id)).stage).toBe('shortlisted');
    const second = await offered(casting, id);
    expect(offerOf(await withdraw(casting.client.browser, second.id))).toMatchObject({ state: 'withdrawn', reason: 'The film was moved.' });
    const third = await offered(casting, id);
    offerOf(await counter(browser, third.id, 1));
    expect(offerOf(await withdraw(browser, third.id, 2))).toMatchObject({ state: 'declined' });
    expect((await decline(casting.client.browser, third.id, 2)).json()).toMatchObject({ status: 409, code: 'OFFER_CLOSED' });
    expect(await told(ASHA.id)).toEqual([
      'Mogra Pictures makes you an offer',
      'Mogra Pictures makes you an offer',
      'Mogra Pictures withdrew the offer',
      'Mogra Pictures makes you an offer',
    ]);
    expect((await list(browser, '?state=declined')).data.map((line) => line.id)).toEqual([third.id, first.id]);
    expect((await list(casting.client.browser)).total).toBe(3);
    const all = await list(casting.client.browser);
    await DECLARATIONS.ownOffers.output?.validate(all, { strict: true });
    expect(all.data[0]).toMatchObject({ id: third.id, side: 'client', other: { name: 'Asha Rao' }, fee: 30_000 });
  });

  test('HIR-01 offers go to people who were invited, and to any public profile, with a role or without', async () => {
    const casting = await openCasting(site());
    const [asha, dev] = [await talentIdOf(site(), ASHA.id), await talentIdOf(site(), DEV.id)];
    good(await invite(casting, asha));
    const [{ id: invitation } = { id: 0 }] = (await own(await signedIn(site(), ASHA.email))).invitations;
    const { browser } = casting.client;
    expect(offerOf(await makeOffer(browser, { invitation }))).toMatchObject({ application_id: null, job: { id: casting.jobId } });
    expect((await makeOffer(browser, { talent: asha, role: casting.roleIds[0] })).json()).toMatchObject({ code: 'OFFER_OPEN' });
    const free = offerOf(await makeOffer(browser, { talent: dev }));
    expect(free).toMatchObject({ job: null, client: { name: 'Noor Sethi' }, talent: { name: 'Dev Mehra' } });
    offerOf(await makeOffer(browser, { talent: dev, role: casting.roleIds[1] }));
    offerOf(await accept(await signedIn(site(), DEV.email), free.id));
    expect(await bookings()).toMatchObject([{ application_id: null, job_id: null, offer_id: free.id }]);
  });

  test('HIR-01 an offer from a profile for a role counts for the application there is', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const subject = { talent: await talentIdOf(site(), ASHA.id), role: casting.roleIds[0] };
    expect(offerOf(await makeOffer(casting.client.browser, subject)).application_id).toBe(id);
    expect((await applicant(casting, id)).stage).toBe('offer');
  });

  test('HIR-01 a booked talent is not booked twice for shared days; the clash is shown before, and its title only to its sides', async () => {
    const [casting, other] = [await openCasting(site()), await openCasting(site())];
    const { browser, id } = await applied(site(), casting);
    const subject = { talent: await talentIdOf(site(), ASHA.id) };
    const later = offerOf(await makeOffer(other.client.browser, subject, { terms: { starts_on: '2027-01-14', ends_on: '2027-01-15' } }));
    await booked(casting, browser, id);
    expect((await readOffer(browser, later.id)).clashes).toEqual([{ starts_on: '2027-01-12', ends_on: '2027-01-14', title: TERMS.title }]);
    expect((await readOffer(other.client.browser, later.id)).clashes).toMatchObject([{ title: '' }]);
    expect((await accept(browser, later.id)).json()).toMatchObject({ status: 409, code: 'OFFER_CLASHES' });
    expect(await readOffer(browser, later.id)).toMatchObject({ state: 'open', may_answer: true });
    offerOf(await counter(browser, later.id, 1, { terms: { starts_on: '2027-01-15', ends_on: '2027-01-15' } }));
    offerOf(await accept(other.client.browser, later.id, 2));
    expect(await bookings()).toHaveLength(2);
    expect((await makeOffer(casting.client.browser, { application: id })).json()).toMatchObject({ status: 422, code: 'OFFER_REFUSED' });
  });

  test('SEC-27 HIR-01 of other people’s offers, applications, invitations and roles none is read, answered or used', async () => {
    const [casting, other] = [await openCasting(site()), await openCasting(site())];
    const { id: application } = await applied(site(), casting);
    const asha = await talentIdOf(site(), ASHA.id);
    good(await invite(casting, asha, { role_id: casting.roleIds[1] }));
    const [{ id: invitation } = { id: 0 }] = (await own(await signedIn(site(), ASHA.email))).invitations;
    const offer = await offered(casting, application);
    const strangers = [other.client.browser, await signedIn(site(), MEHER.email)];
    for (const browser of strangers) {
      const answers = [
        await browser.get(ENDPOINTS.offer.path.replace('{id}', String(offer.id))),
        await browser.get(ENDPOINTS.offerPdf.path.replace('{id}', String(offer.id))),
        await accept(browser, offer.id),
        await decline(browser, offer.id),
        await counter(browser, offer.id, 1),
        await withdraw(browser, offer.id),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
      expect((await list(browser)).data).toEqual([]);
    }
    for (const subject of [{ application }, { invitation }, { talent: asha, role: casting.roleIds[0] }, { talent: 999_999 }]) {
      const query = Object.entries(subject)
        .map(([name, id]) => `${name}=${id}`)
        .join('&');
      expect((await options(other.client.browser, query)).statusCode).toBe(404);
      expect((await makeOffer(other.client.browser, subject)).statusCode).toBe(404);
    }
    expect((await readOffer(casting.client.browser, offer.id)).state).toBe('open');
  });

  test('HIR-01 nobody gets an offer who is oneself, has no account, is apart from the client, or took the application back', async () => {
    const casting = await openCasting(site());
    const { browser } = casting.client;
    const { browser: asha, id } = await applied(site(), casting);
    good(await asha.post(ENDPOINTS.withdrawApplication.path, { id }));
    expect((await makeOffer(browser, { application: id })).json()).toMatchObject({ status: 422, code: 'OFFER_REFUSED' });
    const dev = await signedIn(site(), DEV.email);
    const devsTalent = await talentIdOf(site(), DEV.id);
    expect((await makeOffer(dev, { talent: devsTalent })).json()).toMatchObject({ status: 422, code: 'OFFER_REFUSED' });
    const [{ id: nobody }] = await site().dataSource.query(
      'SELECT id FROM talent WHERE is_private = 0 AND slug NOT IN (SELECT slug FROM user_account) LIMIT 1',
    );
    expect((await makeOffer(browser, { talent: nobody })).json()).toMatchObject({ status: 422, code: 'OFFER_REFUSED' });
    const open = offerOf(await makeOffer(browser, { talent: devsTalent }));
    await site().app.get(UserBlocksService).block(DEV.id, casting.client.userId, 'A client');
    expect((await makeOffer(browser, { talent: devsTalent, role: casting.roleIds[0] })).json()).toMatchObject({ code: 'MESSAGES_BLOCKED' });
    expect((await accept(dev, open.id)).json()).toMatchObject({ status: 403, code: 'MESSAGES_BLOCKED' });
    offerOf(await decline(dev, open.id));
    expect((await makeOffer(browser, {})).json().fields).toHaveProperty('subject');
  });

  test('HIR-01 contact data and days that cannot be are refused in their fields', async () => {
    const casting = await openCasting(site());
    const { id: application } = await applied(site(), casting);
    const { browser } = casting.client;
    const fields = async (more: object) => Object.keys((await makeOffer(browser, { application }, more)).json().fields);
    expect(await fields({ text: 'Call +91 98765 43210', terms: { bring: 'mail a@b.example' } })).toEqual(['terms.bring', 'text']);
    expect(await fields({ terms: { starts_on: '2026-11-19' } })).toEqual(['terms.starts_on']);
    expect(await fields({ terms: { ends_on: '2027-01-11' } })).toEqual(['terms.ends_on']);
    expect(await fields({ answer_by: '2026-11-19' })).toEqual(['answer_by']);
    expect((await applicant(casting, application)).stage).toBe('sent');
  });

  test('HIR-01 REL-14 the same request twice makes one offer, and answers both', async () => {
    const casting: Casting = await openCasting(site());
    const { id: application } = await applied(site(), casting);
    const key = randomUUID();
    const [one, two] = [
      offerOf(await makeOffer(casting.client.browser, { application }, {}, key)),
      await makeOffer(casting.client.browser, { application }, {}, key),
    ];
    expect(offerOf(two).id).toBe(one.id);
  });

  test('HIR-01 a client makes fifty offers a day, ten of them to one talent', async () => {
    const casting = await openCasting(site());
    const { id: application } = await applied(site(), casting);
    for (let made = 0; made < 10; made += 1) offerOf(await withdraw(casting.client.browser, (await offered(casting, application)).id));
    expect((await makeOffer(casting.client.browser, { application })).statusCode).toBe(429);
    await move(casting, [application], 'not-selected');
  });
});
