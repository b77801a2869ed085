import { FIRST_MOCK_STATE, type MockState, withMockParams, withStateInQuery } from './mock-state';
import { isPageOfState } from './named-states';

const STATES = [
  { name: 'heart-refused', sentence: 'Press a heart.', path: '/talents', as: 'client', calls: 'toggleFavourite:429' },
] as const;
const STORED: MockState = { ...FIRST_MOCK_STATE, latencyMs: 300, calls: 'jobs:empty' };
const read = (query: string, stored = STORED) => withMockParams(new URLSearchParams(query), stored, STATES);

test('FED-06 calls of an address take the place of those chosen before; it may name them in several parameters', () => {
  expect(read('').calls).toBe('jobs:empty');
  expect(read('call=faqs:long&call=job:404').calls).toBe('faqs:long,job:404');
  expect(read('call=').calls).toBe('');
});

test('FED-06 a named state begins from nothing chosen; what the address says beside it holds, too', () => {
  const named = { ...FIRST_MOCK_STATE, person: 'client', calls: 'toggleFavourite:429', named: 'heart-refused' };
  expect(read('qa=heart-refused')).toEqual(named);
  expect(read('qa=heart-refused&latency=1000')).toEqual({ ...named, latencyMs: 1000 });
  expect(read('qa=heart-refused&as=talent')).toEqual({ ...named, person: 'talent', named: '' });
  expect(read('qa=heart-mended&call=faqs:404')).toEqual({ ...FIRST_MOCK_STATE, named: 'heart-mended', calls: 'faqs:404' });
});

test.each([
  ['', FIRST_MOCK_STATE, ''],
  ['?q=tea%20film&qa=x&call=jobs:503', FIRST_MOCK_STATE, '?q=tea+film'],
  [
    '?page=2',
    { ...FIRST_MOCK_STATE, named: 'heart-refused', person: 'client', calls: 'toggleFavourite:429' } as const,
    '?page=2&qa=heart-refused',
  ],
  [
    '',
    { person: 'talent', latencyMs: 300, failure: '503', drawnBy: 'browser', calls: 'jobs:slow-10,job:404', named: '' } as const,
    '?as=talent&latency=300&fail=503&drawn=browser&call=jobs:slow-10,job:404',
  ],
])('FED-06 the query %p of a page brings it into a state again', (query, state, expected) => {
  const written = withStateInQuery(query, state);
  expect(written).toBe(expected);
  expect(withMockParams(new URLSearchParams(written), FIRST_MOCK_STATE, STATES)).toEqual(state);
});

test('FED-06 the page of a state may have more in its query, but nothing else', () => {
  const state = { path: '/jobs?q=tea' };
  expect(isPageOfState(state, '/jobs', '?q=tea&qa=tea')).toBe(true);
  expect(isPageOfState(state, '/jobs', '?qa=tea')).toBe(false);
  expect(isPageOfState(state, '/jobs/1', '?q=tea')).toBe(false);
});
