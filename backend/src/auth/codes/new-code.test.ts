import { newCode } from './new-code';

test('SEC-01 three hundred codes are six digits each, some begin with a zero, and hardly one comes twice', () => {
  const codes = Array.from({ length: 300 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/u.test(code))).toEqual([]);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(codes.length - new Set(codes).size).toBeLessThanOrEqual(2);
});
