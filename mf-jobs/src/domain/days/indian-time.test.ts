import { dayLabel, indianDay } from './indian-time';

test.each([
  ['2026-11-22', 'Today'],
  ['2026-11-21', 'Yesterday'],
  ['2026-11-16', 'Monday, 16 November'],
  ['2025-12-31', 'Wednesday, 31 December 2025'],
])('seen from 22 November 2026, %s is called %s', (day, text) => {
  expect(dayLabel(day, '2026-11-22')).toBe(text);
});

test('the day begins at midnight in India, wherever the visitor is', () => {
  expect(indianDay('2026-11-20T18:29:59Z')).toBe('2026-11-20');
  expect(indianDay('2026-11-20T18:30:00Z')).toBe('2026-11-21');
});
