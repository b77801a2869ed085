import { monthInIndia } from './month-in-india.policy';

test.each([
  ['2026-11-25T10:00:00Z', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-11-30T18:29:59Z', '2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z'],
  ['2026-11-30T18:30:00Z', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
])('MEM-01 the month of %s begins and ends at midnight in India', (now, from, to) => {
  const month = monthInIndia(Date.parse(now));
  expect([new Date(month.from).toISOString(), new Date(month.to).toISOString()]).toEqual([from, to]);
});
