import { chiSquareUpper } from './chi-square';
import { normalQuantile, normalUpper } from './normal';
import { differenceInterval, equalRatesP, rateInterval } from './proportions';
import { sampleRatioP } from './sample-ratio';
import { visitorsPerVariant } from './sample-size';

describe('Statistics against published figures', () => {
  test.each([
    [1.644854, 0.05],
    [1.959964, 0.025],
    [3.090232, 0.001],
    [4.753424, 0.000001],
  ])('a normal value is above %d with a chance of %d', (z, chance) => {
    expect(normalUpper(z) / chance).toBeCloseTo(1, 5);
    expect(1 - normalUpper(-z)).toBeCloseTo(chance, 7);
    expect(normalQuantile(1 - chance)).toBeCloseTo(z, 4);
  });

  test.each([
    [3.841, 1, 0.05],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [13.816, 2, 0.001],
    [7.815, 3, 0.05],
    [16.266, 3, 0.001],
    [11.07, 5, 0.05],
    [29.588, 10, 0.001],
  ])('a chi-square of %d with %d degrees of freedom has p %d, as in the tables', (x, degrees, p) => {
    expect(chiSquareUpper(x, degrees) / p).toBeCloseTo(1, 2);
  });

  // Newcombe 1998, Statistics in Medicine 17:857-872, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('the interval of %d of %d is %d to %d', (count, of, from, to) => {
    const interval = rateInterval({ count, of });
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });

  // Newcombe 1998, Statistics in Medicine 17:873-890, table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
  ])('the difference of %d/%d and %d/%d lies between %d and %d', (count, of, baseCount, baseOf, from, to) => {
    const interval = differenceInterval({ count, of }, { count: baseCount, of: baseOf });
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });

  test('83 smokers of 86 and 90 of 93 differ by chance; 56 of 70 and 48 of 80 do with p 0.0080', () => {
    expect(equalRatesP({ count: 83, of: 86 }, { count: 90, of: 93 })).toBeGreaterThan(0.9);
    expect(equalRatesP({ count: 56, of: 70 }, { count: 48, of: 80 })).toBeCloseTo(0.008, 4);
    expect(equalRatesP({ count: 0, of: 70 }, { count: 0, of: 80 })).toBe(1);
  });

  test('FED-04 821,588 and 815,482 visitors of a half each are no chance (Kohavi, Tang, Xu 2020, chapter 21: 1.8e-6)', () => {
    const p = sampleRatioP([{ weights: { A: 5000, B: 5000 }, seen: { A: 821_588, B: 815_482 } }]) ?? 1;
    expect(p * 1e6).toBeCloseTo(1.8, 1);
  });

  test('FED-04 each set of weights is tested by itself: a shift from 20 to 50 is no mismatch', () => {
    const before = { weights: { A: 8000, B: 2000 }, seen: { A: 8010, B: 1990 } };
    const after = { weights: { A: 5000, B: 5000 }, seen: { A: 4985, B: 5015 } };
    expect(sampleRatioP([before, after])).toBeGreaterThan(0.5);
    expect(sampleRatioP([{ weights: { A: 5000, B: 5000 }, seen: { A: 12_995, B: 7005 } }])).toBeLessThan(1e-9);
    expect(sampleRatioP([{ weights: { A: 5000, B: 5000 }, seen: { A: 3, B: 1 } }])).toBeNull();
    expect(sampleRatioP([{ weights: { A: 10_000, B: 0 }, seen: { A: 3000, B: 0 } }])).toBeNull();
  });

  test('FED-04 the planned sample is that of Fleiss, Levin and Paik', () => {
    // From 5 % to 6 %, a widely published example: 8,158 each; more with two comparisons.
    expect(visitorsPerVariant({ baseline: 0.05, lift: 0.2 })).toBe(8158);
    expect(visitorsPerVariant({ baseline: 0.05, lift: 0.2 }, 2)).toBeGreaterThan(9500);
    expect(visitorsPerVariant({ baseline: 0.5, lift: 0.5 })).toBe(58);
  });
});
