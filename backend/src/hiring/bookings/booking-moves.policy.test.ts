import type { BookingState } from '@alltalent/shared/contracts';
import { mayCancel, mayChange, mayEditCallSheet, mayFinish, mayReport, waitingChange } from './booking-moves.policy';
import { changesOf, wrongChange } from './change-request.policy';
import { endOfDay, momentAt, startOfDay } from './days-at-place';
import { sumOf, totalsOf } from './fees.policy';

const DAYS = { startsOn: '2027-01-12', endsOn: '2027-01-14', timeZone: 'Asia/Kolkata' };
const TIMES = { startsAt: startOfDay(DAYS.startsOn, DAYS.timeZone), endsAt: endOfDay(DAYS.endsOn, DAYS.timeZone) };
const at = (iso: string) => Date.parse(`${iso}+05:30`);
const booking = (state: BookingState = 'confirmed') => ({ ...DAYS, ...TIMES, state });

test('HIR-04 days, time and place change, and a booking is cancelled, until the last day is over', () => {
  for (const may of [mayChange, mayCancel]) {
    expect(may(booking(), at('2027-01-14T23:59:59'))).toBe(true);
    expect(may(booking(), at('2027-01-15T00:00:00'))).toBe(false);
    for (const state of ['done', 'cancelled', 'no-show', 'disputed'] as const)
      expect(may(booking(state), at('2027-01-01T10:00:00'))).toBe(false);
  }
});

test('HIR-04 the client ends a booking from the last day on, and alone writes the call sheet', () => {
  expect(mayFinish(booking(), 'client', at('2027-01-13T23:59:59'))).toBe(false);
  expect(mayFinish(booking(), 'client', at('2027-01-14T00:00:00'))).toBe(true);
  expect(mayFinish(booking(), 'talent', at('2027-01-14T00:00:00'))).toBe(false);
  expect(mayFinish(booking('disputed'), 'client', at('2027-01-14T00:00:00'))).toBe(false);
  expect([
    mayEditCallSheet(booking(), 'client'),
    mayEditCallSheet(booking(), 'talent'),
    mayEditCallSheet(booking('done'), 'client'),
  ]).toEqual([true, false, false]);
});

test('HIR-04 either side reports from the first day until 14 days after the last one, and not after a decision', () => {
  const may = (iso: string, isDecided = false) => mayReport(booking('done'), at(iso), isDecided);
  expect([may('2027-01-11T23:59:59'), may('2027-01-12T00:00:00'), may('2027-01-28T23:59:59'), may('2027-01-29T00:00:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(may('2027-01-15T00:00:00', true)).toBe(false);
  expect(mayReport(booking('cancelled'), at('2027-01-13T00:00:00'), false)).toBe(false);
});

test('HIR-04 a request that nobody answered is gone with the last day', () => {
  const changeRequest = { by: 'client', starts_on: '2027-02-01', ends_on: '2027-02-01', call_time: '', place: 'x', text: '' } as const;
  expect(waitingChange({ ...booking(), changeRequest }, at('2027-01-14T10:00:00'))).toBe(changeRequest);
  expect(waitingChange({ ...booking(), changeRequest }, at('2027-01-15T10:00:00'))).toBeNull();
});

describe('Requests for other days', () => {
  const present = { ...DAYS, ...TIMES, callTime: '07:30', place: 'Studio 4', remindedAt: 5 };
  const same = { starts_on: DAYS.startsOn, ends_on: DAYS.endsOn, call_time: '07:30', place: 'Studio 4' };
  const wrong = (changes: Partial<typeof same>, now = '2027-01-02T10:00:00') =>
    Object.keys(wrongChange(present, { ...same, ...changes }, at(now)));

  test('HIR-04 are for days to come, in order, and for something else than is agreed', () => {
    expect(wrong({ call_time: '08:00' })).toEqual([]);
    expect(wrong({})).toEqual(['starts_on']);
    expect(wrong({ starts_on: '2027-01-01' })).toEqual(['starts_on']);
    expect(wrong({ ends_on: '2027-01-11' })).toEqual(['ends_on']);
    expect(wrong({ ends_on: '2028-01-13' })).toEqual(['ends_on']);
    expect(wrong({ ends_on: '2028-01-12' })).toEqual([]);
    expect(wrong({ ends_on: '2027-01-15' }, '2027-01-13T10:00:00')).toEqual([]);
    expect(wrong({ ends_on: '2027-01-12' }, '2027-01-13T10:00:00')).toEqual(['ends_on']);
  });

  test('HIR-04 move the first and the last moment by the time zone, and are reminded of again', () => {
    const london = { ...present, timeZone: 'Europe/London' };
    const changes = changesOf(london, { ...same, starts_on: '2027-03-27', ends_on: '2027-03-28' });
    expect([new Date(changes.startsAt).toISOString(), new Date(changes.endsAt).toISOString(), changes.remindedAt]).toEqual([
      '2027-03-27T00:00:00.000Z',
      '2027-03-28T22:59:59.999Z',
      null,
    ]);
    expect(changesOf(present, { ...same, ends_on: '2027-01-15' }).remindedAt).toBe(5);
  });
});

test.each([
  ['2027-01-12', '07:30', 'Asia/Kolkata', '2027-01-12T02:00:00.000Z'],
  ['2027-01-12', '07:30', 'Europe/London', '2027-01-12T07:30:00.000Z'],
  ['2027-03-28', '07:30', 'Europe/London', '2027-03-28T06:30:00.000Z'],
  ['2027-10-31', '07:30', 'Europe/London', '2027-10-31T07:30:00.000Z'],
  ['2027-10-31', '00:30', 'Europe/London', '2027-10-30T23:30:00.000Z'],
])('HIR-04 %s %s in %s is %s', (day, time, zone, iso) => {
  expect(new Date(momentAt(day, time, zone)).toISOString()).toBe(iso);
});

test('HIR-04 a fee per day counts each day, one for the project once, one by the hour not at all', () => {
  const paid = { fee: 1000, currency: 'INR', startsOn: '2027-03-27', endsOn: '2027-03-29' };
  expect([sumOf({ ...paid, feeUnit: 'day' }), sumOf({ ...paid, feeUnit: 'project' }), sumOf({ ...paid, feeUnit: 'hour' })]).toEqual([
    3000,
    1000,
    null,
  ]);
  expect(
    totalsOf([
      { ...paid, feeUnit: 'day' },
      { ...paid, feeUnit: 'hour' },
      { ...paid, feeUnit: 'project', currency: 'GBP' },
      { ...paid, feeUnit: 'project' },
    ]),
  ).toEqual([
    { currency: 'INR', sum: 4000 },
    { currency: 'GBP', sum: 1000 },
  ]);
});
