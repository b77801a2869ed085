import { ageOn, dayInIndia } from '@alltalent/shared/contracts';
import { ADULT_AGE, birthdaysOfAges, isAdult, lastAdultBirthday, toDayNumber } from './birthdays';

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

test('SEC-43 on 29 February somebody born on 1 March is still seventeen', () => {
  const leapDay = new Date('2028-02-29T12:00:00Z');
  expect(lastAdultBirthday(leapDay)).toBe('2010-02-28');
  expect(isAdult(leapDay, toDayNumber('2010-03-01'))).toBe(false);
  expect(birthdaysOfAges(leapDay, 17, 17)).toEqual({ from: toDayNumber('2010-03-01'), to: toDayNumber('2011-02-28') });
});

test('SEC-43 somebody born on 29 February is an adult from 1 March on, in a year without that day', () => {
  expect(isAdult(new Date('2026-02-28T12:00:00Z'), toDayNumber('2008-02-29'))).toBe(false);
  expect(isAdult(new Date('2026-03-01T12:00:00Z'), toDayNumber('2008-02-29'))).toBe(true);
});

test('SEC-43 birthdays begin at midnight in India, as every other age of the site', () => {
  expect(lastAdultBirthday(new Date('2026-11-20T18:29:59Z'))).toBe('2008-11-20');
  expect(lastAdultBirthday(new Date('2026-11-20T18:30:00Z'))).toBe('2008-11-21');
});

test('SEC-43 every way to compute an age agrees, on every day of a leap year and of the one after it', () => {
  const births = ['2008-02-28', '2008-02-29', '2008-03-01', '2010-02-28', '2010-03-01', '2010-12-31', '2011-01-01'];
  for (let time = Date.parse('2028-01-01T06:00:00Z'); time < Date.parse('2030-01-01T00:00:00Z'); time += 24 * 3600 * 1000) {
    const now = new Date(time);
    const adults = births.filter((birth) => ageOn(birth, dayInIndia(time)) >= ADULT_AGE);
    expect(births.filter((birth) => isAdult(now, toDayNumber(birth)))).toEqual(adults);
    expect(births.filter((birth) => birth <= lastAdultBirthday(now))).toEqual(adults);
  }
});
