import { birthdaysOfAges, isAdult, lastAdultBirthday, toDayNumber } from './birthdays';

const NOW = new Date('2026-11-20T12:00:00Z');

test('an age lasts from one birthday to the day before the next', () => {
  const { from, to } = birthdaysOfAges(NOW, 25, 25);
  expect(from).toBe(toDayNumber('2000-11-21'));
  expect(to).toBe(toDayNumber('2001-11-20'));
});

test('people born before 1970 have an age, too', () => {
  const { from, to } = birthdaysOfAges(NOW, 68, 70);
  expect(toDayNumber('1958-01-09')).toBeGreaterThanOrEqual(from);
  expect(toDayNumber('1958-01-09')).toBeLessThanOrEqual(to);
});

test('SEC-43 a person is an adult from the eighteenth birthday on', () => {
  expect(lastAdultBirthday(NOW)).toBe('2008-11-20');
  expect(isAdult(NOW, toDayNumber('2008-11-20'))).toBe(true);
  expect(isAdult(NOW, toDayNumber('2008-11-21'))).toBe(false);
});
