import { kindsOf } from './call-kinds';
import { chosenKinds, parseChosenCalls, withKind } from './chosen-calls';

test('FED-06 an address says what becomes of each call', () => {
  const { kinds, complaints } = parseChosenCalls('talentListing:slow-2000,toggleFavourite:429, jobs:empty,job:lost,faqs:502');
  expect(complaints).toEqual([]);
  expect(kinds).toEqual({
    talentListing: { kind: 'slow', ms: 2000 },
    toggleFavourite: { kind: 'problem', code: 'TOO_MANY_REQUESTS' },
    jobs: { kind: 'empty' },
    job: { kind: 'lost' },
    faqs: { kind: 'gateway', status: 502 },
  });
  expect(parseChosenCalls('jobs:slow,job:slow-99999').kinds).toEqual({
    jobs: { kind: 'slow', ms: 5000 },
    job: { kind: 'slow', ms: 60_000 },
  });
});

test.each([
  ['talentList:empty', 'No call has the name "talentList".'],
  ['toString:empty', 'No call has the name "toString".'],
  ['jobs', 'The call jobs knows no kind "".'],
  ['jobs:toString', 'The call jobs knows no kind "toString".'],
  ['jobs:200', 'The call jobs knows no kind "200".'],
  ['jobs:slow-x', 'The call jobs knows no kind "slow-x".'],
])('FED-06 %s is told in a sentence', (text, sentence) => {
  const { kinds, complaints } = parseChosenCalls(`${text},faqs:long`);
  expect(complaints[0]).toContain(sentence);
  expect(kinds).toEqual({ faqs: { kind: 'long' } });
});

test('FED-06 every kind that can be chosen is known', () => {
  const text = (kind: string) => `saveProfile:${kind}`;
  expect(kindsOf('saveProfile').flatMap((kind) => parseChosenCalls(text(kind)).complaints)).toEqual([]);
  expect(kindsOf('saveProfile')).toEqual(expect.arrayContaining(['429', 'long', 'REVISION_STALE']));
});

test('FED-06 one call changes, the others stay', () => {
  const text = withKind('jobs:empty,faqs:long', 'jobs', '503');
  expect(text).toBe('jobs:503,faqs:long');
  expect(withKind(text, 'faqs', '')).toBe('jobs:503');
  expect([...chosenKinds('')]).toEqual([]);
});
