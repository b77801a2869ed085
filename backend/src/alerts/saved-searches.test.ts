import { ENDPOINTS, MEDIUM_TYPE, SAVED_SEARCH_LIMITS } from '@alltalent/shared/contracts';
import { ATTRIBUTE_IDS } from '../../seeds/attributes';
import { signedIn } from '../../test/support/log-in';
import { describeSites } from '../../test/support/test-site';
import { aSearch, saveSearch } from '../../test/support/alerts/searches';
import { newClient } from '../../test/support/jobs/postings/jobs';
import { ASHA, RITU } from '../../test/support/notifications/notifications';
import { UsersService } from '../auth/users/users.service';
import { SavedSearchesRecords } from './searches/saved-searches.records';

describeSites('Saved searches', (site) => {
  beforeEach(() => site().dataSource.query('DELETE FROM saved_search'));
  const asha = () => signedIn(site(), ASHA.email);

  test('HIR-07 a saved search comes back with its filter in words and the way to its list', async () => {
    const browser = await asha();
    const by = { category: 1, location: 'Mumbai', filterAttribute: { gender: 1, minAge: 20, maxAge: 30 } };
    await saveSearch(browser, aSearch({ name: ' Leads ', by, query: 'location=Mumbai&category=1', frequency: 'weekly' }));
    const jobs = { q: 'lead', pay_min: 5000, remote: '1', closing: 7, sort: 'newest', page: 3 };
    await saveSearch(browser, aSearch({ kind: 'jobs', name: 'Calls', by: jobs, frequency: 'never' }));
    const { data } = (await browser.get(ENDPOINTS.savedSearches.path)).json();
    expect(data).toEqual([
      expect.objectContaining({
        kind: 'jobs',
        name: 'Calls',
        frequency: 'never',
        path: '/jobs',
        words: ['“lead”', 'Remote', 'From ₹5,000', 'Closes within 7 days'],
      }),
      expect.objectContaining({
        kind: 'talents',
        name: 'Leads',
        frequency: 'weekly',
        path: '/talents?location=Mumbai&category=1',
        words: ['Actor', 'Mumbai', 'Female', 'Age 20–30'],
      }),
    ]);
  });

  test('HIR-07 the same filter in other letters and another order is the same search; its name and frequency change', async () => {
    const browser = await asha();
    const first = await saveSearch(browser, aSearch({ by: { searchtext: 'Élodie', location: 'mumbai', sortby: 'a-z' } }));
    const again = aSearch({ name: 'Again', by: { location: 'Mumbai', searchtext: 'elodie' }, frequency: 'daily' });
    expect(await saveSearch(browser, again)).toMatchObject({ id: first.id, name: 'Again', frequency: 'daily' });
    expect((await saveSearch(browser, aSearch({ kind: 'jobs' }))).id).not.toBe(first.id);
    expect((await saveSearch(await signedIn(site(), RITU.email), again)).id).not.toBe(first.id);
  });

  test('HIR-07 the twenty-first is refused, also when several are saved at once', async () => {
    const browser = await asha();
    const save = (index: number) => browser.post(ENDPOINTS.saveSearch.path, aSearch({ by: { searchtext: `word${index}` } }));
    const answers = await Promise.all(Array.from({ length: SAVED_SEARCH_LIMITS.searches + 3 }, (_, index) => save(index)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(SAVED_SEARCH_LIMITS.searches);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
    expect(refused).toEqual(['LIST_FULL', 'LIST_FULL', 'LIST_FULL']);
    const kept = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await save(kept)).statusCode).toBe(200);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['another list', { kind: 'people' }, 'kind'],
    ['another frequency', { frequency: 'hourly' }, 'frequency'],
    ['a filter that is no JSON', { filter: '{' }, 'filterdata'],
    ['a filter of jobs that is no JSON', { kind: 'jobs', filter: '{' }, 'filter'],
    ['an attribute that is none', { filter: '{"filterAttribute":{"values":{"999":"x"}}}' }, 'filter'],
    ['an address elsewhere', { query: 'x"><script>' }, 'query'],
  ])('HIR-07 %s is refused with its field', async (_what, wrong, field) => {
    const response = await (await asha()).post(ENDPOINTS.saveSearch.path, { ...aSearch(), ...wrong });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });

  test('HIR-07 a filter of jobs that is no object is refused', async () => {
    const save = async (filter: string) => (await asha()).post(ENDPOINTS.saveSearch.path, aSearch({ kind: 'jobs', filter }));
    for (const filter of ['[]', '1', 'null', '"x"']) expect((await save(filter)).statusCode).toBe(400);
  });

  test('HIR-07 only verified clients save a filter by measurements', async () => {
    await site().dataSource.query("UPDATE user_account SET verified_client_on = '2026-01-01' WHERE id = ?", [RITU.id]);
    const input = aSearch({ by: { filterAttribute: { extra: { [ATTRIBUTE_IDS.weight]: { max: 90 } } } } });
    expect((await (await asha()).post(ENDPOINTS.saveSearch.path, input)).json().code).toBe('FORBIDDEN');
    await saveSearch(await signedIn(site(), RITU.email), input);
  });

  test('HIR-07 name and frequency change one by one; a search of other people is not found', async () => {
    const [browser, other] = [await asha(), await signedIn(site(), RITU.email)];
    const { id } = await saveSearch(browser, aSearch());
    const change = async (input: object) => (await browser.post(ENDPOINTS.changeSavedSearch.path, { id, ...input })).json();
    expect((await change({ name: 'Other' })).data).toMatchObject({ name: 'Other', frequency: 'immediate' });
    expect((await change({ frequency: 'never' })).data).toMatchObject({ name: 'Other', frequency: 'never' });
    expect((await change({ frequency: 'daily' })).data).toMatchObject({ frequency: 'daily' });
    expect((await change({ name: '' })).fields).toEqual({ name: expect.any(String) });
    for (const call of ['changeSavedSearch', 'removeSavedSearch'] as const)
      expect((await other.post(ENDPOINTS[call].path, { id, name: 'Mine' })).statusCode).toBe(404);
    expect((await browser.post(ENDPOINTS.removeSavedSearch.path, { id })).statusCode).toBe(200);
    expect((await browser.get(ENDPOINTS.savedSearches.path)).json().data).toEqual([]);
    expect((await browser.post(ENDPOINTS.removeSavedSearch.path, { id })).statusCode).toBe(404);
  });

  test('HIR-07 SEC-68 saved searches are in the export and are deleted with the account', async () => {
    const { userId, browser, email } = await newClient(site());
    await saveSearch(browser, aSearch({ by: { searchtext: 'dance' } }));
    const user = await site().app.get(UsersService).findByLogin({ type: MEDIUM_TYPE.email, value: email });
    if (!user) throw new Error('There is no such account.');
    expect(await site().app.get(SavedSearchesRecords).exportFor(user)).toEqual([
      {
        kind: 'talents',
        name: 'Everybody',
        filter: expect.objectContaining({ searchtext: 'dance' }),
        frequency: 'immediate',
        created_at: expect.any(String),
      },
    ]);
    await site().app.get(UsersService).remove(userId);
    expect(await site().dataSource.query('SELECT id FROM saved_search')).toEqual([]);
  });

  test('HIR-07 a filter whose category is gone is still listed', async () => {
    const browser = await asha();
    await saveSearch(browser, aSearch({ by: { category: 999_999 } }));
    expect((await browser.get(ENDPOINTS.savedSearches.path)).json().data).toMatchObject([{ words: [] }]);
  });
});
