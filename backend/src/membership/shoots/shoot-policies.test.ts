import type { ShootState } from '@alltalent/shared/contracts';
import { mayMove } from './shoot-moves.policy';
import { namesOf, stateNameOf, wishFaultOf } from './shoot-wish.policy';

const TODAY = '2026-11-25';

test.each([
  [['2026-12-02'], null],
  [['2026-12-02', '2027-03-25'], null],
  [['2026-12-01'], 'tooSoon'],
  [['2027-03-26'], 'tooLate'],
  [['2026-12-10', '2026-12-10'], 'twice'],
  [['2026-12-32'], 'notADay'],
  [['2027-02-29'], 'notADay'],
])('MEM-01 days of a shoot: %j is %s', (dates, fault) => {
  expect(wishFaultOf(dates, TODAY)).toBe(fault);
});

test('MEM-01 states are named as people know them', () => {
  expect(namesOf(['38', '11', '99'])).toBe('Ladakh and Sikkim');
  expect([stateNameOf('27'), stateNameOf('00')]).toEqual(['Maharashtra', null]);
});

test.each<[ShootState, readonly string[]]>([
  ['requested', ['confirmed', 'cancelled']],
  ['confirmed', ['confirmed', 'done', 'cancelled']],
  ['done', []],
  ['cancelled', []],
])('MEM-01 a shoot that is %s may become %j', (from, expected) => {
  expect((['confirmed', 'done', 'cancelled'] as const).filter((to) => mayMove(from, to))).toEqual(expected);
});
