import { ENDPOINTS, hasContactData, HIRING_LIMITS, offerTermsSchema, REVIEW_QUESTIONS } from '@alltalent/shared/contracts';
import { signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { seedCastings } from '../castings/seed-castings';
import { CASTING_OFFERS } from './casting-offers';
import { DIRECT_OFFERS } from './direct-offers';
import { seedHiring } from './seed-hiring';
import { termsOf } from './make-offer';
import { THREADS } from './threads';

const [RITU, MEHER, ASHA, ZOYA] = ['ritu.khanna', 'meher.kaul', 'asha.rao', 'zoya.merchant'].map((name) => `${name}@example.com`) as [
  string,
  string,
  string,
  string,
];
const TABLES = ['offer', 'offer_version', 'booking', 'booking_step', 'review', 'rating', 'thread', 'message', 'user_account'];

describeSites('what the demonstration client hires', (site) => {
  const seed = async () => {
    const now = site().clock.now();
    await seedCastings(site().dataSource, { talents: 40, assetBase: '/media', now });
    await seedHiring(site().dataSource, { talents: 40, now });
  };
  const query = (text: string) => site().dataSource.query<Record<string, unknown>[]>(text);
  const rows = () => Promise.all(TABLES.map(async (table) => JSON.stringify(await query(`SELECT * FROM ${table} ORDER BY 1, 2`))));
  const read = async (email: string, path: string) => (await (await signedIn(site(), email)).get(path)).json();
  beforeAll(seed);

  test('HIR-01 every application at the offer has an open one, and every booked one a booking', async () => {
    const at = (stage: string, joined: string) =>
      query(
        `SELECT a.id AS id, x.state AS state FROM job_application a LEFT JOIN ${joined} x ON x.application_id = a.id WHERE a.stage = '${stage}'`,
      );
    expect((await at('offer', 'offer')).map(({ state }) => state)).toEqual(['open']);
    expect((await at('booked', 'offer')).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect((await at('booked', 'booking')).map(({ state }) => state).sort()).toEqual(['confirmed', 'done', 'done', 'done']);
  });

  test('HIR-01 the offer can be answered for days, and its key keeps a second one away', async () => {
    const { data } = await read(ZOYA, ENDPOINTS.ownOffers.path);
    expect(data).toMatchObject([{ state: 'open', turn: 'talent', title: 'Tea film, one lift, four floors', role: 'The aunt' }]);
    expect(Date.parse(data[0].answer_by) - site().clock.now()).toBeGreaterThan(3 * 86_400_000);
    const [application] = await query("SELECT id FROM job_application WHERE stage = 'offer'");
    const options = await read(RITU, `${ENDPOINTS.offerOptions.path}?application=${application?.['id']}`);
    expect(options.data.open_offer_id).toBe(data[0].id);
  });

  test('HIR-05 two talents and a client have an average, and what is counted is what is shown', async () => {
    const counted = await query(
      `SELECT subject_id AS id, COUNT(*) AS count, SUM(first + second + third) AS points FROM review WHERE shown_at <= ${site().clock.now()} GROUP BY subject_id ORDER BY subject_id`,
    );
    const ratings = await query('SELECT subject_id AS id, count, points FROM rating ORDER BY subject_id');
    const numbers = (all: Record<string, unknown>[]) => all.map(({ id, count, points }) => [id, Number(count), Number(points)]);
    expect(numbers(ratings)).toEqual(numbers(counted));
    const rated = numbers(ratings).flatMap(([id, count]) => (Number(count) >= HIRING_LIMITS.averageFrom ? [id] : []));
    expect(rated).toEqual(['u_demo_asha', 'u_demo_meher', 'u_demo_ritu']);
  });

  test('HIR-04 a talent has a booking to come with its call sheet, and three that are done', async () => {
    const bookings = await query(
      "SELECT state, contact_name AS contact, starts_at AS start FROM booking WHERE talent_user_id = 'u_demo_asha' ORDER BY starts_at",
    );
    expect(bookings.map(({ state, contact }) => [state, contact])).toEqual([
      ['done', ''],
      ['done', ''],
      ['done', ''],
      ['confirmed', 'Ritu Khanna'],
    ]);
    expect(Number(bookings.at(-1)?.['start'])).toBeGreaterThan(site().clock.now());
  });

  test('HIR-02 the client has three threads; one message waits on each side', async () => {
    expect((await read(RITU, ENDPOINTS.threads.path)).data).toHaveLength(THREADS.length);
    for (const email of [RITU, MEHER]) expect(await read(email, ENDPOINTS.unreadMessages.path)).toMatchObject({ unread: 1 });
    expect(await read(ASHA, ENDPOINTS.unreadMessages.path)).toMatchObject({ unread: 0 });
  });

  test('everything is seeded once', async () => {
    const before = await rows();
    await seed();
    expect(await rows()).toEqual(before);
  });
});

const ALL = [...CASTING_OFFERS, ...DIRECT_OFFERS];
const DAYS = { title: 'A title', role: 'A role', starts_on: '2027-01-01', ends_on: '2027-01-02' };

test('HIR-01 all seeded terms are ones that the form takes', () => {
  for (const { terms } of ALL) expect(offerTermsSchema.isValidSync(termsOf(terms, DAYS))).toBe(true);
});

test('HIR-05 all seeded reviews have a point from one to five for each question', () => {
  const reviews = [
    ...DIRECT_OFFERS.map(({ reviews: one }) => one),
    ...CASTING_OFFERS.flatMap(({ reviews: some }) => Object.values(some ?? {})),
  ];
  const points = reviews.flatMap((one) => [one?.client, one?.talent]).flatMap((review) => (review ? [review.points] : []));
  expect(points.every((three) => three.length === REVIEW_QUESTIONS.client.length && three.every((point) => point >= 1 && point <= 5))).toBe(
    true,
  );
  expect(points.length).toBeGreaterThan(10);
});

test('HIR-02 no seeded text has contact data, and the client begins each thread', () => {
  const texts = ALL.map((text) => ({ ...text, client: '' }));
  expect(hasContactData(JSON.stringify([texts, THREADS]))).toBe(false);
  expect(THREADS.map(({ messages: [first] }) => first?.[0])).toEqual(THREADS.map(() => 'client'));
});
