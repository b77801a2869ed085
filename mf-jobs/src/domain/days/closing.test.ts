import { closingOf } from './closing';

const now = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-19', 'Closed', true],
  ['2026-11-20', 'Closes today', true],
  ['2026-11-21', 'Closes tomorrow', true],
  ['2026-11-22', 'Closes in 2 days', true],
  ['2026-11-29', 'Closes in 9 days', false],
])('a call open until %s says: %s', (day, text, isSoon) => {
  expect(closingOf(day, now)).toEqual({ text, isSoon });
});

test('the day is India’s: late on the 20th in London is the 21st at the casting desk', () => {
  expect(closingOf('2026-11-21', new Date('2026-11-20T22:00:00Z')).text).toBe('Closes today');
});
