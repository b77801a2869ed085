import { ENDPOINTS } from '@alltalent/shared/contracts';
import * as fc from 'fast-check';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';

const RUNS = 250;
const KEYS = ['searchtext', 'category', 'subCategory', 'location', 'sortby', 'filterAttribute', '__proto__', 'constructor', 'x'];
const CHOICES = ['gender', 'minAge', 'maxAge', 'values', 'extra', '__proto__', 'toString'];
const NASTY = [
  ...["'", '"', '\\', '%', '_', ';--', "' OR 1=1 --", '\u0000', '\ud800', '\u202e', '👩‍👩‍👧', 'İ', 'ﬃ', '\u0300', 'ß', '١٢', ' ', ''],
  ...['9007199254740993', '1e309', '-0', '0x10', 'NaN', 'null', '__proto__', '[object Object]', '${1}', '{{1}}', '<svg onload=1>'],
];

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 130 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const number = fc.oneof(fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53 + 2, 1e308), fc.double(), fc.integer());
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS, ...CHOICES, '1', '5', '99', 'min', 'max'), text), tie('value'), { maxKeys: 4 }),
  ),
}));
const attributeId = fc.oneof(fc.integer({ min: 0, max: 15 }).map(String), text);
const option = fc.oneof(fc.constantFrom('Long', '5′ 8″', 'Black'), value);
const attributes = fc.record(
  {
    gender: value,
    minAge: fc.oneof(fc.integer({ min: -5, max: 120 }), value),
    maxAge: fc.oneof(fc.integer({ min: -5, max: 120 }), value),
    values: fc.oneof(fc.dictionary(attributeId, option, { maxKeys: 4 }), value),
    extra: fc.oneof(fc.dictionary(attributeId, fc.record({ min: option, max: option }, { requiredKeys: [] }), { maxKeys: 4 }), value),
  },
  { requiredKeys: [] },
);
/** Nearly right in most places, which reaches furthest. */
const nearly = fc.record(
  {
    searchtext: text,
    location: text,
    category: fc.oneof(fc.integer({ min: 1, max: 14 }), value),
    sortby: fc.oneof(fc.constantFrom('newest', 'a-z', 's.id; DROP TABLE talent'), value),
    filterAttribute: fc.oneof({ weight: 5, arbitrary: attributes }, { weight: 1, arbitrary: value }),
  },
  { requiredKeys: [] },
);
const filterdata = fc.oneof(
  { weight: 6, arbitrary: nearly.map((filter) => JSON.stringify(filter)) },
  { weight: 2, arbitrary: value.map((any) => JSON.stringify(any)) },
  { weight: 1, arbitrary: text },
);
const wellFormed = (sent: string) => sent.replace(/\p{Surrogate}/gu, '\ufffd');

describeOnEngines('hostile filters', (engine) => {
  let site: SeededSite;
  let calls = 0;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 120);
  });
  afterAll(() => site.close());

  const ask = (path: string, query: string) => {
    calls += 1;
    return site.get(`${path}?${query}`, {}, `10.2.${calls >> 8}.${calls & 255}`);
  };

  test('REL-23 SEC-45 whatever stands in filterdata, the answer is a page or a 400 with its field, never a failure', async () => {
    const seen = new Map<number, number>();
    const question = fc.asyncProperty(filterdata, async (sent) => {
      const response = await ask(ENDPOINTS.talentListing.path, `filterdata=${encodeURIComponent(wellFormed(sent))}`);
      seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
      expect([200, 400]).toContain(response.statusCode);
      if (response.statusCode !== 400) return;
      const { fields } = response.json<{ fields: Record<string, string> }>();
      expect(Object.keys(fields).every((field) => field.startsWith('filterdata'))).toBe(true);
      expect(Object.keys(fields)).not.toEqual([]);
    });
    await fc.assert(question, { numRuns: RUNS });
    // Some were read and some refused, or the generator has missed the point.
    expect(Math.min(seen.get(200) ?? 0, seen.get(400) ?? 0)).toBeGreaterThan(RUNS / 100);
  });

  test('REL-23 the other parts of the query are as hard to break, and so is the choice of talents', async () => {
    const part = fc.oneof(text, number.map(String), fc.constantFrom('1', '12', '48', 'Infinity', '+1', '01'));
    const question = fc.asyncProperty(part, part, part, async (page, size, after) => {
      const [p, s, a] = [page, size, after].map((sent) => encodeURIComponent(wellFormed(sent)));
      const listing = await ask(ENDPOINTS.talentListing.path, `currentPage=${p}&perPage=${s}&after=${a}`);
      const selected = await ask(ENDPOINTS.selectedTalents.path, `talentIds=${p}&filterdata=${s}`);
      expect([200, 400]).toContain(listing.statusCode);
      expect([200, 400]).toContain(selected.statusCode);
    });
    await fc.assert(question, { numRuns: RUNS / 2 });
  });

  test('SEC-45 every table still stands after all of this', async () => {
    expect((await ask(ENDPOINTS.talentListing.path, '')).json()).toMatchObject({ totalCount: 120 });
  });
});
