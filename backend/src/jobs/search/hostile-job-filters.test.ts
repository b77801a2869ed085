import { ENDPOINTS, JOB_SORTS } from '@alltalent/shared/contracts';
import * as fc from 'fast-check';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';

const RUNS = 250;
const FIELDS = ['q', 'location', 'category', 'gender', 'age_min', 'age_max', 'pay_min', 'pay_max', 'closing', 'posted', 'sort', 'page'];
const MORE = ['remote', 'paid', '__proto__', 'constructor', 'toString', 'owner_id', 'state'];
const NASTY = [
  ...["'", '"', '\\', '%', '_', ';--', "' OR 1=1 --", '\u0000', '\ud800', '\u202e', '👩‍👩‍👧', 'İ', 'ﬃ', '\u0300', 'ß', '١٢', ' ', ''],
  ...['9007199254740993', '1e309', '-0', '0x10', 'NaN', 'null', '__proto__', '[object Object]', '${1}', '{{1}}', '<svg onload=1>'],
];
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const value = fc.oneof(text, fc.integer({ min: -2, max: 120 }).map(String), fc.double().map(String), fc.constantFrom('1', ...JOB_SORTS));
const parameters = fc.array(
  fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...FIELDS, ...MORE) }, { weight: 1, arbitrary: text }), value),
  {
    maxLength: 5,
  },
);
const sendable = (sent: string) => encodeURIComponent(sent.replace(/\p{Surrogate}/gu, '\ufffd'));

describeSite('hostile filters of jobs', (site) => {
  let visitor: TestBrowser;
  let total = 0;
  const ask = (query: string) => visitor.get(`${ENDPOINTS.jobs.path}?${query}`);
  beforeAll(async () => {
    visitor = await site().browse();
    ({ total } = (await ask('')).json<{ total: number }>());
  });

  test('REL-23 SEC-45 whatever is asked, the answer is a page or a 400 with its field, never a failure', async () => {
    const seen = new Map<number, number>();
    const question = fc.asyncProperty(parameters, async (pairs) => {
      const response = await ask(pairs.map(([name, sent]) => `${sendable(name)}=${sendable(sent)}`).join('&'));
      seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
      expect([200, 400]).toContain(response.statusCode);
      if (response.statusCode === 400) expect(Object.keys(response.json<{ fields: object }>().fields)).not.toEqual([]);
      else expect(response.json<{ data: unknown[] }>().data.length).toBeLessThanOrEqual(12);
    });
    await fc.assert(question, { numRuns: RUNS });
    // Some were read and some refused, or the generator has missed the point.
    expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0)).toBeGreaterThan(RUNS / 20);
  });

  test('REL-23 a key is a job or none, and breaks nothing either', async () => {
    const question = fc.asyncProperty(fc.oneof(text, fc.double().map(String), fc.integer().map(String)), async (key) => {
      for (const rest of ['', '/head'])
        expect([200, 400, 404]).toContain((await visitor.get(`/api/jobs/${sendable(key)}${rest}`)).statusCode);
    });
    await fc.assert(question, { numRuns: RUNS });
  });

  test('REL-23 a range whose ends are crossed is refused with a sentence, and nothing said is nothing asked', async () => {
    const crossed = { 'age_min=40&age_max=20': 'age_min', 'pay_min=9&pay_max=1': 'pay_min' };
    for (const [query, field] of Object.entries(crossed)) {
      const response = await ask(query);
      expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([
        400,
        { [field]: expect.stringContaining('must be the smaller one') },
      ]);
    }
    expect((await ask('sort=&age_min=&age_max=&pay_min=&category=&paid=&remote=')).json()).toMatchObject({ total });
  });

  test('API-12 one letter at the end of the words is the beginning of a word, as more letters are', async () => {
    const [job] = (await ask('')).json<{ data: { title: string }[] }>().data;
    const [first = '', second = ''] = job?.title.toLowerCase().match(/[a-z]{2,}/gu) ?? [];
    const totalOf = async (q: string) => (await ask(`q=${sendable(q)}`)).json<{ total: number }>().total;
    expect(await totalOf(`${first} ${second}`)).toBeGreaterThan(0);
    expect(await totalOf(`${first} ${second.slice(0, 1)}`)).toBeGreaterThanOrEqual(await totalOf(`${first} ${second.slice(0, 2)}`));
    expect(await totalOf(second.slice(0, 1))).toBeGreaterThanOrEqual(await totalOf(second.slice(0, 2)));
  });

  test('SEC-45 signs that mean something to a database find only themselves, and every job still stands', async () => {
    for (const sent of ['%', '_', '\\', "'", '%a%', "' OR '1'='1"])
      expect((await ask(`q=${sendable(sent)}`)).json()).toMatchObject({ total: 0 });
    expect((await ask(`location=${sendable('%')}`)).json()).toMatchObject({ total: 0 });
    expect((await ask('')).json()).toMatchObject({ total });
    expect(total).toBeGreaterThan(12);
  });
});
