import { dayInIndia } from './dates';

test('the day turns at midnight in India', () => {
  expect(dayInIndia(Date.parse('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});
