import { randomUUID } from 'node:crypto';
import { ENDPOINTS, LIMITS, ownSharesResponseSchema, type SentShare, type ShareListResponse } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { UsersService } from '../../auth';
import { sharingAt } from '../../../test/support/sharing/sharing-at';
import { SharesRecords } from './shares.records';

const OWNER = 'ritu.khanna@example.com';
const OTHER = 'dev.mehra@example.com';

describeSites('Links to people of a list', (site) => {
  const { visibleIds } = sharingAt(site);
  let owner: TestBrowser;
  let listId: number;
  let ids: readonly number[];

  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM share');
    await site().dataSource.query("DELETE FROM favourite_list WHERE user_id = 'u_demo_ritu'");
    owner = await signedIn(site(), OWNER);
    ids = (await visibleIds()).slice(0, 3);
    listId = (await owner.post(ENDPOINTS.makeFavouriteList.path, { name: 'Tea film' })).json().id;
    for (const talent_id of ids) await owner.post(ENDPOINTS.changeFavouriteList.path, { id: listId, talent_id, is_in: 1 });
  });

  const make = (more: object = {}, by = owner, key: string = randomUUID()): Promise<Answer> =>
    by.post(ENDPOINTS.shareList.path, { list_id: listId, talent_ids: ids, receiver: 'Noor at Lotus', ...more }, { 'idempotency-key': key });
  const made = async (more: object = {}): Promise<SentShare> => (await make(more)).json<ShareListResponse>().data;
  const links = async (by = owner) => by.get(ENDPOINTS.listLinks.path.replace('{listId}', String(listId)));
  const own = async () => ownSharesResponseSchema.validateSync((await links()).json(), { strict: true }).data;
  const tokenOf = ({ url = '' }: SentShare) => url.slice(url.lastIndexOf('/') + 1);
  const open = async (share: SentShare) => (await site().browse()).get(`/api/lookbook/${tokenOf(share)}`);

  test('HIR-06 a link shows the people in the order of the sender, and its owner can copy it as long as it works', async () => {
    const share = await made({ talent_ids: ids.toReversed(), description: 'For the aunt.' });
    const { data } = (await open(share)).json();
    expect(data).toMatchObject({ receiver_first_name: 'Noor at Lotus', description: 'For the aunt.', was_sent: false, notes: [] });
    expect(data.profiles.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect(await own()).toMatchObject([{ list_id: listId, url: share.url, state: 'open' }]);
    const stored = JSON.stringify(await site().dataSource.query('SELECT * FROM share'));
    expect(stored).not.toContain(tokenOf(share));
    await owner.post(ENDPOINTS.revokeShare.path, { id: share.id });
    expect(await own()).toMatchObject([{ url: '', state: 'stopped' }]);
    expect((await open(share)).statusCode).toBe(404);
  });

  test('HIR-06 notes are on the page only when the owner says so, as they were then', async () => {
    const note = (text: string, revision: number) =>
      owner.post(ENDPOINTS.noteFavourite.path, { id: listId, talent_id: ids[0], text, revision });
    await note('Warm voice.', 0);
    const [without, withNotes] = [await made(), await made({ with_notes: 1 })];
    await note('Asked for too much.', 1);
    expect((await open(without)).json().data.notes).toEqual([]);
    expect((await open(withNotes)).json().data.notes).toEqual([{ talent_id: ids[0], text: 'Warm voice.' }]);
  });

  test('HIR-06 answers come back into the list with their time, and the owner is told where to read them', async () => {
    const share = await made();
    const answer = { token: tokenOf(share), talent_id: ids[1], answer: 'yes', comment: 'Her!' };
    expect((await (await site().browse()).post(ENDPOINTS.sendLookbookFeedback.path, answer)).statusCode).toBe(200);
    const [link] = await own();
    expect(link?.profiles.find(({ talent_id }) => talent_id === ids[1])).toMatchObject({
      answer: 'yes',
      comment: 'Her!',
      answered_at: new Date(site().clock.now()).toISOString(),
    });
    const [{ path }] = await site().dataSource.query(
      "SELECT path FROM notification WHERE user_id = 'u_demo_ritu' ORDER BY id DESC LIMIT 1",
    );
    expect(path).toBe(`/favourites?list=${listId}`);
  });

  test('HIR-06 a passcode protects the link, and nobody refuses messages by a link that was not sent', async () => {
    const share = await made({ passcode: 'monsoon' });
    expect((await open(share)).json()).toMatchObject({ code: 'PASSCODE_REQUIRED' });
    const stopped = await (await site().browse()).post(ENDPOINTS.stopShares.path, { token: tokenOf(share) });
    expect(stopped.statusCode).toBe(404);
  });

  test('HIR-06 SEC-29 another user’s list, people outside of it, and hidden people are refused', async () => {
    const other = await signedIn(site(), OTHER);
    expect([(await make({}, other)).statusCode, (await links(other)).statusCode]).toEqual([404, 404]);
    const outside = (await visibleIds()).at(-1) ?? 0;
    for (const talent_ids of [[outside], [ids[0], ids[0]], []]) expect((await make({ talent_ids })).statusCode).toBe(400);
    expect((await make({ receiver: ' ' })).json()).toMatchObject({
      fields: { receiver: expect.stringContaining('Say who gets the link') },
    });
    await site().dataSource.query('UPDATE talent SET status = 1 WHERE id = ?', [ids[0]]);
    expect((await make()).json().fields).toHaveProperty('talent_ids');
    await site().dataSource.query('UPDATE talent SET status = 2 WHERE id = ?', [ids[0]]);
  });

  test('HIR-06 REL-17 one key makes one link, and thirty are made in a day', async () => {
    const key = randomUUID();
    const [one, again] = [(await make({}, owner, key)).json().data, (await make({}, owner, key)).json().data];
    expect(again).toEqual(one);
    for (let count = 1; count < LIMITS.listLinksPerDay; count += 1) expect((await make()).statusCode).toBe(200);
    expect((await make()).statusCode).toBe(429);
  });

  const noteFirst = (text: string) => owner.post(ENDPOINTS.noteFavourite.path, { id: listId, talent_id: ids[0], text, revision: 0 });
  const answerTo = async (share: SentShare) =>
    (await site().browse()).post(ENDPOINTS.sendLookbookFeedback.path, {
      token: tokenOf(share),
      talent_id: ids[1],
      answer: 'yes',
      comment: '',
    });

  test('HIR-06 REL-17 the last link of a day, whose answer was lost, is answered as at first', async () => {
    for (let count = 1; count < LIMITS.listLinksPerDay; count += 1) await make();
    const key = randomUUID();
    const first = await make({}, owner, key);
    await site().dataSource.query('UPDATE idempotency_key SET status = NULL, sealed_answer = NULL');
    const second = await make({}, owner, key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  test('HIR-06 SEC-29 a note on the page of a link has no address and no hidden characters', async () => {
    await noteFirst('See https://casting.example\u202E now');
    const share = await made({ with_notes: 1 });
    expect((await open(share)).json().data.notes).toEqual([{ talent_id: ids[0], text: 'See https: casting[.]example now' }]);
  });

  test('HIR-06 an answer to a link of a removed list leads to the page of all shares, where the link can be stopped', async () => {
    const share = await made();
    await owner.post(ENDPOINTS.removeFavouriteList.path, { id: listId });
    expect((await answerTo(share)).statusCode).toBe(200);
    const [{ path }] = await site().dataSource.query(
      "SELECT path FROM notification WHERE user_id = 'u_demo_ritu' ORDER BY id DESC LIMIT 1",
    );
    expect(path).toBe('/shares');
    expect((await owner.get(ENDPOINTS.ownShares.path)).json().data).toMatchObject([{ id: share.id, state: 'open' }]);
  });

  test('HIR-06 SEC-68 a link and the notes it shows are in the export of the account', async () => {
    await noteFirst('Warm voice.');
    await made({ with_notes: 1 });
    const user = await site().app.get(UsersService).findById('u_demo_ritu');
    if (!user) throw new Error('There is no such account.');
    expect(await site().app.get(SharesRecords).exportFor(user)).toMatchObject([
      { receiver_name: 'Noor at Lotus', list_id: listId, shown_notes: { [String(ids[0])]: 'Warm voice.' } },
    ]);
  });
});
