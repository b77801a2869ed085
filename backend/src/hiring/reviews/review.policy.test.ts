import { closedBecause, endOf, lastDayOf, ratingOf } from './review.policy';
import { isOneOf, sideOf } from '../parties/sides';

const DONE = Date.parse('2026-11-20T22:00:00+05:30');

test('HIR-05 reviews are open for fourteen days after the booking is done, to the end of the last one in India', () => {
  expect(lastDayOf(DONE)).toBe('2026-12-04');
  expect(endOf(DONE)).toBe(Date.parse('2026-12-05T00:00:00+05:30'));
  const at = (now: number) => closedBecause({ state: 'done', doneAt: DONE }, now);
  expect([at(DONE), at(endOf(DONE) - 1), at(endOf(DONE))]).toEqual([null, null, 'late']);
});

test.each(['confirmed', 'cancelled', 'no-show', 'disputed'] as const)('HIR-05 nobody reviews a booking that is %s', (state) => {
  expect(closedBecause({ state, doneAt: DONE }, DONE)).toBe('notDone');
});

test('HIR-05 only the two of a booking are on a side of it', () => {
  const booking = { clientId: 'u_client', talentUserId: 'u_talent' };
  expect(['u_client', 'u_talent', 'u_other', ''].map((id) => isOneOf(booking, id))).toEqual([true, true, false, false]);
  expect(['u_client', 'u_talent'].map((id) => sideOf(booking, id))).toEqual(['client', 'talent']);
});

test('HIR-05 an average is said from three reviews on, with one decimal', () => {
  expect([ratingOf({ count: 0, points: 0 }), ratingOf({ count: 2, points: 30 })]).toEqual([null, null]);
  expect(ratingOf({ count: 3, points: 42 })).toEqual({ average: 4.7, count: 3 });
  expect(ratingOf({ count: 4, points: 12 })).toEqual({ average: 1, count: 4 });
});
