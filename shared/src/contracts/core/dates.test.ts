import {
  addDays,
  dayInIndia,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatShortDay,
  longDayInIndia,
  momentInIndia,
  shortMomentInIndia,
  timeInIndia,
  weekdayOf,
} from './dates';

test('the day turns at midnight in India', () => {
  expect(dayInIndia(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(longDayInIndia('2026-11-20T18:29:59Z')).toBe('20 November 2026');
  expect(longDayInIndia('2026-11-20T18:30:00Z')).toBe('21 November 2026');
});

test.each([
  ['2026-11-20T18:30:00Z', '12:00 am IST'],
  ['2026-11-20T18:39:59Z', '12:09 am IST'],
  ['2026-11-20T03:30:00Z', '9:00 am IST'],
  ['2026-11-20T06:30:00Z', '12:00 pm IST'],
  ['2026-11-20T12:30:00Z', '6:00 pm IST'],
  ['2026-11-20T18:00:00+05:30', '6:00 pm IST'],
])('the hour of %s is written as %s, wherever the reader is', (at, text) => {
  expect(timeInIndia(at)).toBe(text);
  expect(timeInIndia(Date.parse(at))).toBe(text);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('a moment has its day in India before its hour', () => {
  expect(momentInIndia('2026-09-20T18:30:00Z')).toBe('21 September 2026 at 12:00 am IST');
  expect(shortMomentInIndia('2026-09-20T18:30:00Z')).toBe('21 Sep, 12:00 am IST');
});

test.each([
  ['2026-11-03', '3 November 2026', '3 November', '3 Nov', 'November 2026', 'Tuesday'],
  ['2026-09-30', '30 September 2026', '30 September', '30 Sep', 'September 2026', 'Wednesday'],
  ['2028-02-29', '29 February 2028', '29 February', '29 Feb', 'February 2028', 'Tuesday'],
  ['2026-02-29', '2026-02-29', '2026-02-29', '2026-02-29', '2026-02-29', '2026-02-29'],
  ['soon', 'soon', 'soon', 'soon', 'soon', 'soon'],
])('%s is written as %s, %s, %s, %s, %s', (day, ...texts) => {
  expect([formatDay(day), formatDayOfYear(day), formatShortDay(day), formatMonth(day), weekdayOf(day)]).toEqual(texts);
});

test('every day of two years is written as `Intl` writes it', () => {
  const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const time = Date.parse(day);
    expect([formatDay(day), weekdayOf(day)]).toEqual([long.format(time), weekday.format(time)]);
  }
});

test('what is no moment stays as it is', () => {
  expect([timeInIndia('soon'), momentInIndia('soon'), shortMomentInIndia('soon')]).toEqual(['soon', 'soon', 'soon']);
});
