import { agoOf } from './ago';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T11:59:40Z', 'now'],
  ['2026-11-22T11:48:00Z', '12 min'],
  ['2026-11-22T09:00:00Z', '3 h'],
  ['2026-11-20T11:00:00Z', '2 d'],
  ['2026-11-22T12:00:30Z', 'now'],
])('what happened at %s was %s ago', (at, text) => {
  expect(agoOf(at, now)).toBe(text);
});
