import { ENDPOINTS, type JobsQuery } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { type Client, COMPLETE_JOB, knownClient, ROLE, submitted } from '../../../test/support/jobs/postings/jobs';
import { askForJobs, listJobs, titlesOf } from '../../../test/support/jobs/search/job-requests';

const WORD = 'Zephyrine';

describeSites('the call list', (site) => {
  let visitor: TestBrowser;
  let client: Client;
  beforeAll(async () => {
    [visitor, client] = await Promise.all([site().browse(), knownClient(site())]);
    const post = (title: string, changes: Partial<typeof COMPLETE_JOB> = {}) => {
      site().clock.pass(60);
      return submitted(client.browser, { title: `${WORD} ${title}`, ...changes });
    };
    await post('alef', { pay: 40_000, closes_on: '2026-11-25', roles: [{ ...ROLE, gender_id: 1, age_min: 18, age_max: 25 }] });
    await post('bet', { pay: 90_000, city_id: 4, roles: [{ ...ROLE, gender_id: 2, age_min: 30, age_max: 40, skills: ['Kathak'] }] });
    await post('gimel', { is_remote: true, city_id: null, pay_kind: 'unpaid-student', pay: null, medium: 'Dastangoi' });
    await post('dalet', {
      pay: 15_000,
      category_id: 2,
      roles: [
        { ...ROLE, key: 'role-a', gender_id: 2, age_min: 60, age_max: 90 },
        { ...ROLE, key: 'role-b', gender_id: null, age_min: 18, age_max: 24, category_id: 3 },
      ],
    });
  });

  const found = async (query: Parameters<typeof listJobs>[1] = {}) =>
    (await titlesOf(visitor, { q: WORD, ...query })).map((title) => title.replace(`${WORD} `, '')).join(' ');

  test('LINK-01 a visitor sees what is open, twelve to a page, the newest first', async () => {
    const first = await listJobs(visitor);
    expect(first.data).toHaveLength(12);
    expect(first).toMatchObject({ page: 1, pages: Math.ceil(first.total / 12), fits: null });
    const days = first.data.map(({ posted_on }) => posted_on);
    expect(days).toEqual([...days].sort().reverse());
    const next = await listJobs(visitor, { page: 2 });
    expect(new Set([...first.data, ...next.data].map(({ id }) => id)).size).toBe(24);
  });

  test('a page behind the last one answers the last one, and nothing found is one empty page', async () => {
    const last = await listJobs(visitor, { page: 9999 });
    expect(last.page).toBe(last.pages);
    expect(last.data.length).toBeGreaterThan(0);
    expect(await listJobs(visitor, { q: 'nothingofthekind', page: 7 })).toMatchObject({ total: 0, page: 1, pages: 1, data: [] });
  });

  test('it is sorted by what is asked, and a visitor who asks for the best match gets the newest', async () => {
    expect(await found()).toBe('dalet gimel bet alef');
    const [newest] = (await listJobs(visitor, { q: WORD })).data;
    expect(newest).toMatchObject({
      roles: 2,
      posted_on: '2026-11-20',
      match: null,
      is_verified: false,
      dates: '12–28 Jan',
      category: 'Model',
    });
    expect(await found({ sort: 'match' })).toBe('dalet gimel bet alef');
    expect(await found({ sort: 'pay' })).toBe('bet alef dalet gimel');
    expect(await found({ sort: 'closing' })).toBe('alef bet gimel dalet');
  });

  test('a call is found by its words, the last one by its beginning, and signs mean themselves', async () => {
    expect(await found({ q: `${WORD} dast` })).toBe('gimel');
    expect(await found({ q: `${WORD} kathak` })).toBe('bet');
    expect(await found({ q: 'zephyrine ALEF' })).toBe('alef');
    for (const q of ['%', '_', `${WORD}%`, '\\', "'", '***']) expect((await listJobs(visitor, { q })).total).toBe(0);
  });

  test('a place is a city, state or country; work from anywhere counts beside it, or alone', async () => {
    expect(await found({ location: 'india' })).toBe('dalet bet alef');
    expect(await found({ location: 'india', remote: '1' })).toBe('dalet gimel bet alef');
    expect(await found({ remote: '1' })).toBe('gimel');
    expect(await found({ location: 'nowhere' })).toBe('');
    expect(await found({ location: 'nowhere', remote: '1' })).toBe('gimel');
  });

  test('one role of a call has to fit in gender, age and category together', async () => {
    expect(await found({ gender: 2, age_min: 35, age_max: 35 })).toBe('bet');
    expect(await found({ gender: 2, age_min: 60 })).toBe('dalet');
    expect(await found({ gender: 2, age_max: 24 })).toBe('dalet');
    expect(await found({ gender: 2, age_min: 41, age_max: 59 })).toBe('');
    expect(await found({ gender: 1, age_min: 20, age_max: 25 })).toBe('dalet alef');
    expect(await found({ category: 3 })).toBe('dalet');
    expect(await found({ category: 3, age_min: 60 })).toBe('');
  });

  test('pay, and whether there is any, closing and posting narrow the list', async () => {
    expect(await found({ pay_min: 40_000 })).toBe('bet alef');
    expect(await found({ pay_min: 15_000, pay_max: 40_000 })).toBe('dalet alef');
    expect(await found({ pay_max: 20_000 })).toBe('dalet gimel');
    expect(await found({ paid: '1' })).toBe('dalet bet alef');
    expect(await found({ closing: 5 })).toBe('alef');
    expect(await found({ closing: 4 })).toBe('');
    expect(await found({ posted: 1 })).toBe('dalet gimel bet alef');
  });

  test('a range is found by its upper end, not above its lower one, and shown with both', async () => {
    await submitted(client.browser, { title: 'RangeWord waw', pay: 20_000, pay_max: 60_000 });
    const ranged = async (query: JobsQuery) =>
      (await listJobs(visitor, { q: 'RangeWord', ...query })).data.map(({ pay, pay_max }) => [pay, pay_max]);
    expect(await ranged({ pay_min: 60_000 })).toEqual([[20_000, 60_000]]);
    expect(await ranged({ pay_min: 60_001 })).toEqual([]);
    expect(await ranged({ pay_max: 20_000 })).toEqual([[20_000, 60_000]]);
    expect(await ranged({ pay_max: 19_999 })).toEqual([]);
    expect((await listJobs(visitor, { q: `${WORD} alef` })).data[0]?.pay_max).toBeNull();
  });

  test.each([
    ['page', 'abc'],
    ['page', '0'],
    ['pay_min', '-1'],
    ['age_max', '1e309'],
    ['category', '2147483648'],
    ['sort', 'j.id; DROP TABLE job'],
    ['remote', 'yes'],
    ['closing', '91'],
    ['q', 'x'.repeat(121)],
  ])('SEC-28 %s=%s is refused, and the answer names the field', async (field, value) => {
    const response = await askForJobs(visitor, { [field]: value });
    expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
  });

  test('talent with a profile see how far they match, the best match first, and how many calls miss nothing', async () => {
    const talent = await signedIn(site(), 'meher.kaul@example.com');
    const { data, fits, total } = await listJobs(talent);
    const shares = data.map(({ match }) => (match ? match.met / match.of : -1));
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(data.every(({ match }) => match && match.of - match.met === match.missing.length)).toBe(true);
    let whole = 0;
    for (let page = 1; page <= Math.ceil(total / 12); page += 1)
      whole += (await listJobs(talent, { sort: 'closing', page })).data.filter(({ match }) => match?.missing.length === 0).length;
    expect(fits).toBe(whole);
    expect((await listJobs(talent, { sort: 'newest', q: WORD })).data[0]?.title).toBe(`${WORD} dalet`);
    await submitted(client.browser, {
      title: 'A moment ago',
      roles: [{ ...ROLE, gender_id: null, age_min: 18, age_max: 99, skills: [] }],
    });
    const [latest] = (await listJobs(talent, { q: 'a moment ago' })).data;
    expect([latest?.match?.of, (await listJobs(talent, { q: 'a moment ago' })).fits]).toEqual([4, fits]);
    site().clock.pass(10);
    expect((await listJobs(talent, { q: 'a moment ago' })).data[0]?.match).toEqual(latest?.match);
  });

  test('SEC-27 nobody else is compared, and no answer says who posted a job or how to reach them', async () => {
    for (const email of ['ritu.khanna@example.com', 'leela.iyer@example.com', client.email]) {
      const { data, fits } = await listJobs(await signedIn(site(), email));
      expect([fits, data.find(({ match }) => match !== null)]).toEqual([null, undefined]);
    }
    const { payload } = await visitor.get(`${ENDPOINTS.jobs.path}?q=${WORD}`);
    expect(payload).not.toContain(client.userId);
    expect(payload).not.toContain(client.email);
  });

  test('a call is open to the end of its last day in India', async () => {
    site().clock.pass((Date.parse('2026-11-25T18:29:00Z') - site().clock.now()) / 1000);
    expect(await found({ sort: 'closing' })).toBe('alef bet gimel dalet');
    site().clock.pass(60);
    expect(await found({ sort: 'closing' })).toBe('bet gimel dalet');
    expect(await found({ posted: 1 })).toBe('');
    expect(await found({ posted: 6 })).toBe('dalet gimel bet');
  });
});
