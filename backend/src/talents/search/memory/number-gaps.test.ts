import * as fc from 'fast-check';
import { fillGaps, findGaps } from './number-gaps';

const numbersOf = (gaps: readonly { from: number; to: number }[]) =>
  gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((some) => some.sort((one, other) => one - other));

test('API-12 what was seen and what is missing are together all numbers, each once', () => {
  const property = fc.property(numbers, numbers, (seen, late) => {
    const gaps = findGaps(0, seen, 0);
    expect([...numbersOf(gaps), ...seen].sort((one, other) => one - other)).toEqual(
      Array.from({ length: seen.at(-1) ?? 0 }, (_, index) => index + 1),
    );
    expect(numbersOf(fillGaps(gaps, late))).toEqual(numbersOf(gaps).filter((number) => !late.includes(number)));
  });
  fc.assert(property);
});
