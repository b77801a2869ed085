import { nextLook } from './polling.policy';

test.each([
  ['the first look', 'open', 1, 0, 2_000],
  ['the second', 'open', 2, 2_000, 3_000],
  ['later ones', 'open', 9, 60_000, 10_000],
  ['two minutes', 'open', 15, 120_000, false],
  ['a payment', 'paid', 1, 0, false],
  ['a look at staff', 'checking', 1, 0, false],
  ['no answer yet', undefined, 0, 0, 2_000],
] as const)('MEM-05 after %s the page waits as long as it should', (_after, state, looks, waited, expected) => {
  expect(nextLook(state, looks, waited)).toBe(expected);
});
