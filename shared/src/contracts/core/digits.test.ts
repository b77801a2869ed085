import { toAsciiDigits } from './digits';

test('digits of every script are read as the same number', () => {
  expect(toAsciiDigits('१२ साल, ௧௨, 12, ７')).toBe('12 साल, 12, 12, 7');
});
