import { lastMonths } from './months-in-india';

test('months begin at midnight in India and follow one another without a gap, also over a new year', () => {
  // 31 December, 20:00 UTC is 1 January in India.
  const months = lastMonths(Date.UTC(2026, 11, 31, 20), 3);
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(months.map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-10-31T18:30:00.000Z',
    '2026-11-30T18:30:00.000Z',
    '2026-12-31T18:30:00.000Z',
  ]);
  expect(months[0]?.to).toBe(months[1]?.from);
  expect(months[2]?.to).toBe(Date.UTC(2027, 0, 31, 18, 30));
});
