import { ENDPOINTS, type TalentCard } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { readPdf } from '../../../test/support/read-pdf';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';

describeSite('Favourites as files', (site) => {
  let browser: TestBrowser;
  let shown: readonly TalentCard[];
  let hidden: number;
  let listId: number;
  const at = (kind: 'favouritesCsv' | 'favouritesPdf', id: number) => ENDPOINTS[kind].path.replace('{listId}', String(id));

  beforeAll(async () => {
    browser = await signedIn(site(), 'asha.rao@example.com');
    const page = (await browser.get(`${ENDPOINTS.talentListing.path}?perPage=48`)).json().data as TalentCard[];
    shown = page.filter(({ status }) => status === 2).slice(0, 3);
    hidden = page.find(({ status }) => status !== 2)?.id ?? 0;
    const [one, two, three] = shown.map(({ id }) => id);
    listId = (await browser.post(ENDPOINTS.makeFavouriteList.path, { name: 'चाय / Tea film', talent_id: one })).json().id;
    await browser.post(ENDPOINTS.changeFavouriteList.path, { id: listId, talent_id: two, is_in: 1 });
    await browser.post(ENDPOINTS.toggleFavourite.path, { talent_id: three, is_fav: 1 });
    await site().dataSource.query("INSERT INTO favourite (user_id, talent_id, created_at) VALUES ('u_demo_asha', ?, 0)", [hidden]);
  });

  test('HIR-06 a list is a table of its people, the newest first; hidden profiles are not in it', async () => {
    const note = { id: listId, talent_id: shown[1]?.id, text: 'Warm voice.', revision: 0 };
    await browser.post(ENDPOINTS.noteFavourite.path, note);
    const response = await browser.get(at('favouritesCsv', listId));
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = response.body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Name,Profile,Age range,City,Height,Languages,Your note');
    expect(lines[1]).toMatch(/,Warm voice\.$/u);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([shown[1]?.display_name, shown[0]?.display_name]);
    const all = (await browser.get(at('favouritesCsv', 0))).body.trimEnd().split('\r\n');
    expect(all).toHaveLength(4);
  });

  test('HIR-06 the contact sheet has the list’s name, its people and what it is for', async () => {
    const response = await browser.get(at('favouritesPdf', listId));
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text } = readPdf(response.rawPayload);
    expect(text).not.toContain('Warm voice.');
    expect(text.normalize('NFC')).toContain('चाय / Tea film'.normalize('NFC'));
    expect(text).toMatch(/List of favourites · 2 people · \d+ November 2026/u);
    expect(text).toContain(shown[0]?.display_name ?? '?');
    expect(text).toContain('For casting by Asha Rao, made on');
    expect(readPdf((await browser.get(at('favouritesPdf', 0))).rawPayload).text).toContain('Favourites · 3 people');
  });

  test('HIR-06 SEC-28 lists of other people are answered 404', async () => {
    const other = await signedIn(site(), 'leela.iyer@example.com');
    for (const kind of ['favouritesCsv', 'favouritesPdf'] as const) {
      expect((await other.get(at(kind, listId))).statusCode).toBe(404);
      expect((await other.get(at(kind, 0))).statusCode).toBe(200);
    }
  });
});
