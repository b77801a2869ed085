import fc from 'fast-check';
import { SUPPLY_PLACES } from '@alltalent/shared/contracts';
import { splitTax, TAX_RATE_BASIS_POINTS } from './tax.policy';

const split = (totalMinor: number, supplyState: string) =>
  splitTax({ totalMinor, rateBasisPoints: TAX_RATE_BASIS_POINTS, supplyState, sellerState: '27' });

test.each([
  { case: 'the monthly plan in the state of the seller', total: 49_900, state: '27', parts: [42_288, 3806, 3806, 0] },
  { case: 'the one-year plan in another state', total: 399_900, state: '07', parts: [338_898, 0, 0, 61_002] },
  { case: 'a buyer outside India', total: 49_900, state: '96', parts: [42_288, 0, 0, 7612] },
  { case: 'an odd paisa, which goes to CGST', total: 19, state: '27', parts: [16, 2, 1, 0] },
  { case: 'a total of zero', total: 0, state: '27', parts: [0, 0, 0, 0] },
])('MEM-01 the tax in the price: $case', ({ total, state, parts }) => {
  const { taxableMinor, cgstMinor, sgstMinor, igstMinor } = split(total, state);
  expect([taxableMinor, cgstMinor, sgstMinor, igstMinor]).toEqual(parts);
});

const places = fc.constantFrom(...SUPPLY_PLACES.map(({ code }) => code));
const taxed = fc.record({
  totalMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
  rateBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  supplyState: places,
  sellerState: places,
});

test('MEM-01 what is taxed and its taxes always add up to the total, and none is negative', () => {
  fc.assert(
    fc.property(taxed, (given) => {
      const { taxableMinor, cgstMinor, sgstMinor, igstMinor } = splitTax(given);
      const parts = [taxableMinor, cgstMinor, sgstMinor, igstMinor];
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(given.totalMinor);
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect([0, 1]).toContain(cgstMinor - sgstMinor);
      if (given.supplyState === given.sellerState) expect(igstMinor).toBe(0);
      else expect([cgstMinor, sgstMinor]).toEqual([0, 0]);
    }),
    { numRuns: 1000 },
  );
});
