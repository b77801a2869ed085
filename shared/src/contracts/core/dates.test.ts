import { addDays, dayInIndia, longDayInIndia, momentInIndia, shortMomentInIndia, timeInIndia } from './dates';

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

test('what is no moment stays as it is', () => {
  expect([timeInIndia('soon'), momentInIndia('soon'), shortMomentInIndia('soon')]).toEqual(['soon', 'soon', 'soon']);
});
