import { randomUUID } from 'node:crypto';
import { ENDPOINTS, LIMITS, type TalentCard } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { type Answer, answersBut, type TestBrowser } from '../../../test/support/test-browser';
import { describeSites, type TestSite } from '../../../test/support/test-site';

const EMAIL = 'asha.rao@example.com';
const PARALLEL = 50;

describeSites('Favourites', (site) => {
  let browser: TestBrowser;
  let visible: readonly number[];
  let hidden: number;
  beforeAll(async () => {
    browser = await signedIn(site(), EMAIL);
    const page = (await browser.get(`${ENDPOINTS.talentListing.path}?perPage=48`)).json().data as TalentCard[];
    visible = page.filter(({ status }) => status === 2).map(({ id }) => id);
    hidden = page.find(({ status }) => status !== 2)?.id ?? 0;
  });
  beforeEach(() => forget(site()));

  const toggle = (talentId: number, headers = {}) => browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: talentId }, headers);
  const ids = async (): Promise<number[]> => (await browser.get(ENDPOINTS.favourites.path)).json().data.talent_ids;
  const nth = (index: number): number => visible[index] ?? 0;

  test('FAV-01 API-11 D16 a toggle adds, the next takes out; the answer says it in words and as is_fav', async () => {
    const added = await toggle(nth(0));
    expect(added.statusCode).toBe(200);
    expect(added.json()).toEqual({ status: 200, message: 'Added to favourites', is_fav: 1 });
    await toggle(nth(1));
    expect(await ids()).toEqual([nth(1), nth(0)]);
    expect((await toggle(nth(0))).json()).toEqual({ status: 200, message: 'Removed from favourites', is_fav: 0 });
    expect(await ids()).toEqual([nth(1)]);
  });

  test('API-12 FAV-01 the listing names the favourites of the signed-in user, and of nobody else', async () => {
    await toggle(nth(2));
    expect((await browser.get(ENDPOINTS.talentListing.path)).json().fav_user_ids).toEqual([nth(2)]);
    const other = await signedIn(site(), 'leela.iyer@example.com');
    expect((await other.get(ENDPOINTS.talentListing.path)).json().fav_user_ids).toEqual([]);
    expect((await (await site().browse()).get(ENDPOINTS.talentListing.path)).json().fav_user_ids).toEqual([]);
  });

  test('API-11 a visitor is asked to log in, a talent that is unknown or hidden is not found', async () => {
    const visitor = await site().browse();
    expect((await visitor.post(ENDPOINTS.toggleFavourite.path, { talent_id: nth(0) })).statusCode).toBe(401);
    expect((await toggle(2_000_000_000)).statusCode).toBe(404);
    expect((await toggle(hidden)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await ids()).toEqual([]);
  });

  test.each([[{}], [{ talent_id: 'x' }], [{ talent_id: 0 }], [{ talent_id: 1.5 }], [{ talent_id: 4e9 }], [{ talent_id: [1] }], ['[]']])(
    'API-11 %j is refused with 400',
    async (body) => {
      expect((await browser.post(ENDPOINTS.toggleFavourite.path, body)).statusCode).toBe(400);
    },
  );

  test('SEC-27 SEC-28 whose favourites they are comes from the session alone', async () => {
    const [{ id }] = await site().dataSource.query('SELECT id FROM user_account WHERE login_email = ?', ['leela.iyer@example.com']);
    const response = await browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: nth(0), user_id: id });
    expect(response.json().is_fav).toBe(1);
    expect(await ids()).toEqual([nth(0)]);
    const other = await signedIn(site(), 'leela.iyer@example.com');
    expect((await other.get(ENDPOINTS.favourites.path)).json().data.talent_ids).toEqual([]);
  });

  test('a favourite who was hidden since is shown without the person, and can be taken out', async () => {
    await toggle(nth(3));
    await site().dataSource.query('UPDATE talent SET status = 1 WHERE id = ?', [nth(3)]);
    const list = (await browser.get('/api/favourites/lists/0')).json().data;
    expect(list).toMatchObject({ name: 'All favourites', talents: [{ id: nth(3), slug: '', display_name: '', status: 1 }] });
    expect((await toggle(nth(3))).json().is_fav).toBe(0);
    expect((await toggle(nth(3))).statusCode).toBe(404);
    await site().dataSource.query('UPDATE talent SET status = 2 WHERE id = ?', [nth(3)]);
  });

  test(`REL-14 ${PARALLEL} parallel favourites of one user all come through`, async () => {
    const wanted = Array.from({ length: PARALLEL }, (_, index) => nth(index % 25));
    const responses = await Promise.all(wanted.map((talentId) => toggle(talentId)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(wanted.map(() => 200));
    // Twice each: in and out again, whatever the order.
    expect(await ids()).toEqual([]);
    expect(responses.filter((response) => response.json().is_fav === 1)).toHaveLength(25);
  });

  test('REL-14 parallel toggles of one talent leave one row or none, as the last answer says', async () => {
    const responses = await Promise.all(Array.from({ length: 21 }, () => toggle(nth(0))));
    expect(answersBut([200], responses)).toEqual([]);
    expect(await ids()).toEqual([nth(0)]);
  });

  test('REL-17 the same key twice is one toggle: both presses of a double click get its answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all([toggle(nth(0), headers), toggle(nth(0), headers)]);
    const done = responses.filter(({ statusCode }) => statusCode === 200).map((response) => response.json().is_fav);
    expect(answersBut([200, 409], responses)).toEqual([]);
    expect(new Set(done)).toEqual(new Set([1]));
    expect((await toggle(nth(0), headers)).json().is_fav).toBe(1);
    expect(await ids()).toEqual([nth(0)]);
  });

  test(`no more than ${LIMITS.favourites} favourites, also at once`, async () => {
    await fill(site(), LIMITS.favourites - 1, visible);
    const responses: Answer[] = await Promise.all([0, 1, 2].map((index) => toggle(nth(index))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const refused = responses.find(({ statusCode }) => statusCode === 422)?.json();
    expect(refused).toMatchObject({ code: 'LIST_FULL', detail: 'You have 500 favourites. Take one out to add another.' });
  });
});

async function forget({ dataSource }: TestSite): Promise<void> {
  await dataSource.query(
    "DELETE FROM favourite WHERE user_id IN (SELECT id FROM user_account WHERE login_email IN ('asha.rao@example.com', 'leela.iyer@example.com'))",
  );
  await dataSource.query('DELETE FROM talent WHERE id > 1000000');
}

/** Copies of a talent that nobody lists, as favourites. */
async function fill({ dataSource }: TestSite, count: number, visible: readonly number[]): Promise<void> {
  const [model] = await dataSource.query('SELECT * FROM talent WHERE id = ?', [visible[0]]);
  // The database computes the name to search by.
  const columns = Object.keys(model).filter((column) => column !== 'search_name');
  for (let start = 0; start < count; start += 100) {
    const rows = Array.from({ length: Math.min(100, count - start) }, (_, index) => ({
      ...model,
      id: 1_000_001 + start + index,
      slug: `copy-${start + index}`,
    }));
    const marks = rows.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    await dataSource.query(
      `INSERT INTO talent (${columns.join(', ')}) VALUES ${marks}`,
      rows.flatMap((row) => columns.map((column) => row[column])),
    );
  }
  await dataSource.query(
    'INSERT INTO favourite (user_id, talent_id, created_at) SELECT u.id, t.id, 0 FROM user_account u, talent t WHERE u.login_email = ? AND t.id > 1000000',
    [EMAIL],
  );
}
