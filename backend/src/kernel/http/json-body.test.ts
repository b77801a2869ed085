import { isDeeperThan } from './json-body';

const ESCAPES = 51_150;

function fastestOf(count: number, work: () => unknown): number {
  const times = Array.from({ length: count }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

test.each([
  ['[[[]]]', 3, false],
  ['[[[]]]', 2, true],
  ['[[],[],[]]', 2, false],
  ['{"a":{"b":[1]}}', 2, true],
  ['"[[[["', 1, false],
  ['["\\"[[["]', 1, false],
  ['["\\\\",[[1]]]', 2, true],
  ['"[[[[', 1, false],
  ['"\\', 1, false],
])('API-20 %s with %i levels allowed: too deep is %s', (json, most, isTooDeep) => {
  expect(isDeeperThan(json, most)).toBe(isTooDeep);
});

test.each([
  ['escaped quotes in a string that never ends', `"${'\\"'.repeat(ESCAPES)}`],
  ['quotes', '"'.repeat(2 * ESCAPES)],
  ['backslashes', `"${'\\'.repeat(2 * ESCAPES)}`],
  ['brackets in pairs', '[]'.repeat(ESCAPES)],
])('REL-23 100 kB of %s are looked through in one pass', (_what, json) => {
  expect(fastestOf(3, () => isDeeperThan(json, 32))).toBeLessThan(50);
});
