import { randomUUID } from 'node:crypto';
import { ENDPOINTS, LIMITS, type FavouriteList, type FavouriteTalentsResponse, type TalentCard } from '@alltalent/shared/contracts';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { signedIn } from '../../../test/support/log-in';
import { type Answer, answersBut, type TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const EMAIL = 'asha.rao@example.com';
const OTHER = 'leela.iyer@example.com';

describeSites('Lists of favourites', (site) => {
  let browser: TestBrowser;
  let visible: readonly number[];
  let hidden: number;
  beforeAll(async () => {
    browser = await signedIn(site(), EMAIL);
    const page = (await browser.get(`${ENDPOINTS.talentListing.path}?perPage=48`)).json().data as TalentCard[];
    visible = page.filter(({ status }) => status === 2).map(({ id }) => id);
    hidden = page.find(({ status }) => status !== 2)?.id ?? 0;
  });
  beforeEach(async () => {
    await site().dataSource.query("DELETE FROM favourite_list WHERE user_id IN ('u_demo_asha', 'u_demo_leela')");
    await site().dataSource.query("DELETE FROM favourite WHERE user_id IN ('u_demo_asha', 'u_demo_leela')");
  });

  const nth = (index: number): number => visible[index] ?? 0;
  const make = (name: unknown, more: object = {}, headers = {}) =>
    browser.post(ENDPOINTS.makeFavouriteList.path, { name, ...more }, headers);
  const madeId = async (name: string, more: object = {}): Promise<number> => (await make(name, more)).json().id;
  const change = (id: number, talentId: number, isIn: number): Promise<Answer> =>
    browser.post(ENDPOINTS.changeFavouriteList.path, { id, talent_id: talentId, is_in: isIn });
  const own = async (): Promise<{ talent_ids: number[]; lists: FavouriteList[] }> =>
    (await browser.get(ENDPOINTS.favourites.path)).json().data;

  test('anyone who is put into a list is a favourite, too; both may be sent twice; taken out of the list they stay a favourite', async () => {
    const id = await madeId('Tea film', { talent_id: nth(0) });
    for (const isIn of [1, 1]) expect((await change(id, nth(1), isIn)).statusCode).toBe(200);
    expect(await own()).toEqual({ talent_ids: [nth(1), nth(0)], lists: [{ id, name: 'Tea film', talent_ids: [nth(1), nth(0)] }] });
    for (const isIn of [0, 0]) expect((await change(id, nth(1), isIn)).statusCode).toBe(200);
    expect(await own()).toEqual({ talent_ids: [nth(1), nth(0)], lists: [{ id, name: 'Tea film', talent_ids: [nth(0)] }] });
  });

  const note = (id: number, talentId: number, text: unknown, revision = 0, by = browser) =>
    by.post(ENDPOINTS.noteFavourite.path, { id, talent_id: talentId, text, revision });
  const order = (id: number, talentIds: readonly number[], by = browser) =>
    by.post(ENDPOINTS.orderFavouriteList.path, { id, talent_ids: talentIds });
  const shown = async (id: number) => (await browser.get(`/api/favourites/lists/${id}`)).json<FavouriteTalentsResponse>().data;

  test('HIR-06 a list keeps a note on each person; a newer note of another tab is not overwritten unseen', async () => {
    const id = await madeId('Tea film', { talent_id: nth(0) });
    expect((await note(id, nth(0), ' Warm voice. ')).json().data).toEqual({ talent_id: nth(0), text: 'Warm voice.', revision: 1 });
    expect((await shown(id)).notes).toEqual([{ talent_id: nth(0), text: 'Warm voice.', revision: 1 }]);
    const stale = await note(id, nth(0), 'Too young?');
    expect(stale.json()).toMatchObject({ status: 409, code: 'REVISION_STALE', fields: { text: expect.stringContaining('Warm voice.') } });
    expect((await note(id, nth(0), 'Warm voice.')).json().data.revision).toBe(1);
    expect((await note(id, nth(0), 'Too young?', 1)).json().data).toMatchObject({ text: 'Too young?', revision: 2 });
    expect((await note(id, nth(0), '', 2)).json().data).toMatchObject({ text: '', revision: 3 });
  });

  test('HIR-06 a note needs its person, its list and its length', async () => {
    const id = await madeId('Tea film', { talent_id: nth(0) });
    expect((await note(id, nth(1), 'Not in the list')).statusCode).toBe(404);
    expect((await note(id, nth(0), 'x'.repeat(501))).json()).toMatchObject({ status: 400, fields: { text: 'At most 500 characters' } });
    const other = await signedIn(site(), OTHER);
    expect((await note(id, nth(0), 'Mine', 0, other)).statusCode).toBe(404);
    expect((await order(id, [nth(0)], other)).statusCode).toBe(404);
  });

  test('HIR-06 a list has the order that its owner gives it; who comes later is at the top', async () => {
    const id = await madeId('Tea film', { talent_id: nth(0) });
    for (const index of [1, 2, 3]) await change(id, nth(index), 1);
    const ids = async () => (await own()).lists[0]?.talent_ids;
    expect(await ids()).toEqual([nth(3), nth(2), nth(1), nth(0)]);
    for (let time = 0; time < 2; time += 1) expect((await order(id, [nth(1), nth(3), nth(9)])).statusCode).toBe(200);
    expect(await ids()).toEqual([nth(1), nth(3), nth(2), nth(0)]);
    expect((await shown(id)).talents.map((card) => card.id)).toEqual(await ids());
    await change(id, nth(4), 1);
    expect(await ids()).toEqual([nth(4), nth(1), nth(3), nth(2), nth(0)]);
  });

  test('HIR-06 a person who comes back within a day has their note and their place; later the note is gone', async () => {
    const id = await madeId('Tea film', { talent_id: nth(0) });
    await change(id, nth(1), 1);
    await note(id, nth(0), 'Warm voice.');
    await order(id, [nth(1), nth(0)]);
    const leave = () => browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: nth(0), is_fav: 0 });
    await leave();
    expect(await shown(id)).toMatchObject({ talents: [{ id: nth(1) }], notes: [] });
    expect((await note(id, nth(0), 'Unseen', 1)).statusCode).toBe(404);
    await change(id, nth(0), 1);
    expect((await own()).lists[0]?.talent_ids).toEqual([nth(1), nth(0)]);
    expect((await shown(id)).notes).toMatchObject([{ talent_id: nth(0), text: 'Warm voice.' }]);
    await leave();
    site().clock.pass(25 * 3600);
    await site().app.get(OldRowsJob).run();
    expect(await site().dataSource.query('SELECT id FROM favourite_list_talent WHERE removed_at IS NOT NULL')).toEqual([]);
  });

  test('FAV-01 who is no favourite any more is in no list any more', async () => {
    const ids = [await madeId('One', { talent_id: nth(0) }), await madeId('Two', { talent_id: nth(0) })];
    await browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: nth(0) });
    expect((await own()).lists).toEqual([
      { id: ids[1], name: 'Two', talent_ids: [] },
      { id: ids[0], name: 'One', talent_ids: [] },
    ]);
  });

  test('a list shows its cards, the last one first; removed it leaves its people favourites', async () => {
    const id = await madeId('Monsoon', { talent_id: nth(0) });
    await change(id, nth(1), 1);
    const { name, talents } = (await browser.get(`/api/favourites/lists/${id}`)).json().data;
    expect([name, talents.map((card: TalentCard) => card.id)]).toEqual(['Monsoon', [nth(1), nth(0)]]);
    expect((await browser.post(ENDPOINTS.removeFavouriteList.path, { id })).statusCode).toBe(200);
    expect(await own()).toEqual({ talent_ids: [nth(1), nth(0)], lists: [] });
    expect((await browser.get(`/api/favourites/lists/${id}`)).statusCode).toBe(404);
  });

  test('a name is taken once per user, whatever its case, also at once; its own list may keep it', async () => {
    const responses = await Promise.all(['Tea film', ' TEA film '].map((name) => make(name)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'LIST_NAME_TAKEN', fields: { name: expect.stringContaining('another name') } });
    const id = await madeId('Second');
    const rename = (name: string) => browser.post(ENDPOINTS.renameFavouriteList.path, { id, name });
    expect((await rename('tea FILM')).statusCode).toBe(409);
    expect((await rename('SECOND')).statusCode).toBe(200);
    expect((await own()).lists.map(({ name }) => name)).toContain('SECOND');
    const other = await signedIn(site(), OTHER);
    expect((await other.post(ENDPOINTS.makeFavouriteList.path, { name: 'Tea film' })).statusCode).toBe(200);
  });

  test.each([[''], ['   '], ['x'.repeat(61)], [null], [['a']], [{}]])(
    'a list named %j is refused with a word at the field',
    async (name) => {
      const response = await make(name);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields.name).toEqual(expect.any(String));
    },
  );

  test.each(['🎬🎬 शूटिंग', 'ﷺ'.repeat(60), 'İ'.repeat(60), "'; DROP TABLE favourite; --", '<b>bold</b>'])(
    'a list may be named %s',
    async (name) => {
      const id = await madeId(name);
      expect((await own()).lists).toEqual([{ id, name, talent_ids: [] }]);
    },
  );

  test('nobody hidden or unknown gets into a list', async () => {
    const id = await madeId('Tea film');
    for (const talentId of [hidden, 2_000_000_000]) {
      expect((await change(id, talentId, 1)).statusCode).toBe(404);
      expect((await make('Another', { talent_id: talentId })).statusCode).toBe(404);
    }
    expect(await own()).toEqual({ talent_ids: [], lists: [{ id, name: 'Tea film', talent_ids: [] }] });
  });

  test('SEC-27 SEC-28 a list of somebody else is not found: not read, renamed, changed or removed', async () => {
    const id = await madeId('Private', { talent_id: nth(0) });
    const other = await signedIn(site(), OTHER);
    const responses = [
      await other.get(`/api/favourites/lists/${id}`),
      await other.post(ENDPOINTS.renameFavouriteList.path, { id, name: 'Mine', user_id: 'u_demo_asha' }),
      await other.post(ENDPOINTS.changeFavouriteList.path, { id, talent_id: nth(1), is_in: 1 }),
      await other.post(ENDPOINTS.changeFavouriteList.path, { id, talent_id: nth(0), is_in: 0 }),
      await other.post(ENDPOINTS.removeFavouriteList.path, { id }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await other.get(ENDPOINTS.favourites.path)).json().data).toEqual({ talent_ids: [], lists: [] });
    expect((await own()).lists).toEqual([{ id, name: 'Private', talent_ids: [nth(0)] }]);
  });

  test('REL-17 twenty submits of one form make one list', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => make('Tea film', {}, headers)));
    expect(answersBut([200, 409], responses)).toEqual([]);
    expect(responses.filter((response) => response.json().code === 'LIST_NAME_TAKEN')).toEqual([]);
    expect((await own()).lists).toHaveLength(1);
  });

  test(`no more than ${LIMITS.favouriteLists} lists, also at once`, async () => {
    const names = Array.from({ length: LIMITS.favouriteLists + 3 }, (_, index) => `List ${index}`);
    const responses = await Promise.all(names.map((name) => make(name)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LIMITS.favouriteLists);
    const refused = responses.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({
      status: 422,
      code: 'LIST_FULL',
      fields: { name: 'You have 50 lists. Remove one to make another.' },
    });
  });
});
