import { endOfDay, startOfDay } from './days-at-place';

const iso = (time: number) => new Date(time).toISOString();

test.each([
  ['2027-01-12', 'Asia/Kolkata', '2027-01-11T18:30:00.000Z', '2027-01-12T18:29:59.999Z'],
  ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z', '2027-03-15T03:59:59.999Z'],
  ['2027-11-07', 'America/New_York', '2027-11-07T04:00:00.000Z', '2027-11-08T04:59:59.999Z'],
  ['2027-01-12', 'Pacific/Kiritimati', '2027-01-11T10:00:00.000Z', '2027-01-12T09:59:59.999Z'],
  ['2027-01-12', 'Pacific/Pago_Pago', '2027-01-12T11:00:00.000Z', '2027-01-13T10:59:59.999Z'],
  // The clocks jump from midnight to one.
  ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z', '2027-09-06T02:59:59.999Z'],
])('HIR-04 %s in %s lasts from %s to %s', (day, zone, from, to) => {
  expect([iso(startOfDay(day, zone)), iso(endOfDay(day, zone))]).toEqual([from, to]);
});
