import { keptSince, LONGEST_KEPT_MONTHS } from './books-retention.policy';

const at = (moment: string) => Date.parse(`${moment}+05:30`);

test.each([
  ['the last moment of the seventh year after the return of 2026-27', '2033-12-31T23:59:59', '2026-04-01T00:00:00'],
  ['the first moment after it', '2034-01-01T00:00:00', '2027-04-01T00:00:00'],
  ['the spring in between', '2034-04-01T00:00:00', '2027-04-01T00:00:00'],
  ['today', '2026-11-20T10:00:00', '2019-04-01T00:00:00'],
])('PRIV-01 records are kept for whole financial years: %s', (_when, now, since) => {
  expect(keptSince(at(now))).toBe(at(since));
});

test('PRIV-01 nothing is kept longer than the longest time', () => {
  const started = at('2026-04-01T00:00:00');
  const end = new Date(started);
  end.setUTCMonth(end.getUTCMonth() + LONGEST_KEPT_MONTHS);
  expect(keptSince(end.getTime() + 2 * 86_400_000)).toBeGreaterThan(started);
});
