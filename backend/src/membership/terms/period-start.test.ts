import { anchorOf, startOfPeriod } from './period-start.policy';
import { endOfTerm } from './term-dates.policy';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 24 * 3600 * 1000;
type State = 'active' | 'grace' | 'ended';

test.each<[string, State, number, number, boolean, number]>([
  ['early, at the end of what is paid', 'active', 5, 5, false, 5],
  ['in grace, where the term ended', 'grace', -3, 4, false, -3],
  ['a renewal in grace, where the term ended', 'grace', -3, 4, true, -3],
  ['a renewal charged some minutes late, where the term ended', 'active', -0.01, -0.01, true, -0.01],
  ['a purchase after the end, now', 'active', -0.01, -0.01, false, 0],
  ['after an end long ago, now', 'ended', -30, -30, false, 0],
  ['a renewal that was captured after the end, now', 'ended', -8, -1, true, 0],
])('MEM-21 a period starts %s', (_title, state, paidDays, accessDays, isRenewal, expectedDays) => {
  const membership = { state, paidUntil: NOW + paidDays * DAY, accessUntil: NOW + accessDays * DAY };
  expect(startOfPeriod(membership, { isRenewal, now: NOW })).toBe(NOW + expectedDays * DAY);
});

test('MEM-21 the first period starts now', () => {
  expect(startOfPeriod(null, { isRenewal: false, now: NOW })).toBe(NOW);
});

test('MEM-22 terms from the 31st return to it after a short month', () => {
  const [january, february] = [Date.parse('2027-01-31T10:00:00Z'), Date.parse('2027-02-28T10:00:00Z')];
  expect(endOfTerm(january, 1, 31)).toBe(february);
  expect(anchorOf(february, { paidUntil: february, anchorDay: 31 })).toBe(31);
  expect(endOfTerm(february, 1, 31)).toBe(Date.parse('2027-03-31T10:00:00Z'));
});

test('MEM-22 after extra days the day of the start is the new anchor', () => {
  const start = Date.parse('2026-12-27T10:00:00Z');
  expect(anchorOf(start, { paidUntil: start, anchorDay: 20 })).toBe(27);
});

test('MEM-22 a pause ends the anchor', () => {
  const start = Date.parse('2027-02-28T10:00:00Z');
  expect(anchorOf(start, { paidUntil: start - 1, anchorDay: 31 })).toBe(28);
  expect(anchorOf(start, null)).toBe(28);
});
