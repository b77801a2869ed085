import { DECLARATIONS } from '../../../contracts/declarations';
import type { EndpointName } from '../../../contracts/endpoints';
import { MOCK_PEOPLE, type MockPerson } from '../people';
import { type Recorded, recordedFor } from '../recorded';
import { chosenLength } from './chosen-answer';

const readsOf = (person: MockPerson) => recordedFor(person).filter(({ status }) => status === 200);
const sizeOf = (body: unknown) => JSON.stringify(body).length;

/** Longest list anywhere in a body. */
function longestList(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  return Math.max(Array.isArray(body) ? body.length : 0, ...Object.values(body).map(longestList));
}

async function expectToFit({ call }: Recorded, answer: unknown): Promise<void> {
  await expect(DECLARATIONS[call].output?.validate(answer, { strict: true })).resolves.toBeDefined();
}

describe.each(MOCK_PEOPLE)('Recorded reads of a %s', (person) => {
  test('FED-06 are empty as far as the contract allows it', async () => {
    for (const recorded of readsOf(person)) {
      const answer = await chosenLength(recorded.call, 'empty', recorded.body);
      await expectToFit(recorded, answer);
      expect([recorded.call, longestList(answer)]).toEqual([recorded.call, 0]);
    }
  });

  test('FED-06 are long as far as the contract allows it', async () => {
    for (const recorded of readsOf(person)) {
      const answer = await chosenLength(recorded.call, 'long', recorded.body);
      await expectToFit(recorded, answer);
      expect(sizeOf(answer)).toBeGreaterThanOrEqual(sizeOf(recorded.body));
    }
  });
});

async function changed(call: EndpointName, kind: 'empty' | 'long', person: MockPerson = 'visitor') {
  const body = readsOf(person).find((recorded) => recorded.call === call)?.body;
  return { body, answer: await chosenLength(call, kind, body) };
}

test('FED-06 ids, addresses, days and options of a long answer stay what they are', async () => {
  const { body, answer } = await changed('job', 'long');
  const kept = ['id', 'slug', 'image', 'state', 'pay_kind', 'currency', 'closes_on'];
  const of = (value: unknown) => (value as { data: Record<string, unknown> }).data;
  expect(kept.map((name) => of(answer)[name])).toEqual(kept.map((name) => of(body)[name]));
  expect(String(of(answer)['title'])).toBe(Array.from({ length: 4 }, () => of(body)['title']).join(' '));
});

test('FED-06 a document of lists in lists stays small enough to be drawn', async () => {
  for (const call of ['faqs', 'siteDocument'] as const) expect(sizeOf((await changed(call, 'long')).answer)).toBeLessThan(500_000);
});

test('FED-06 the counters of the site are 0 where they are to be empty', async () => {
  expect((await changed('counters', 'empty')).answer).toEqual({ status: 200, data: { talents: 0, open_jobs: 0, cities: 0 } });
});

test('FED-06 a list of options that cannot have more items keeps them, with long texts', async () => {
  const { body, answer } = await changed('membershipPlans', 'long');
  const ids = (value: unknown) => (value as { data: { plans: { id: string }[] } }).data.plans.map(({ id }) => id);
  expect(ids(answer)).toEqual(ids(body));
  expect(sizeOf(answer)).toBeGreaterThan(sizeOf(body) * 1.2);
});

test('FED-06 words of a page are as long as editors may write them', async () => {
  const { answer } = await changed('pageContent', 'long');
  const { data } = answer as { data: { blocks: { 'featured-in': { marks: { name: string }[] } } } };
  const lengths = data.blocks['featured-in'].marks.map(({ name }) => name.length);
  expect([Math.max(...lengths), lengths.length]).toEqual([40, 15]);
});
