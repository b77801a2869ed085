import { normalQuantile, normalUpper } from './normal';

/** Number of successes in a number of trials. */
export type Share = { readonly count: number; readonly of: number };
export type Interval = { readonly from: number; readonly to: number };

const CONFIDENCE = 0.95;

/** Confidence interval of a rate, 0 to 1: Wilson's score interval (1927), which holds with few observations as well. */
export function rateInterval({ count, of }: Share, confidence = CONFIDENCE): Interval {
  const z = normalQuantile((1 + confidence) / 2);
  const rate = count / of;
  const middle = rate + (z * z) / (2 * of);
  const margin = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { from: Math.max(0, (middle - margin) / scale), to: Math.min(1, (middle + margin) / scale) };
}

/** Confidence interval of the difference of two rates, `tested` less `base`: hybrid score interval (Newcombe 1998, Statistics in Medicine 17:873-890, method 10). */
export function differenceInterval(tested: Share, base: Share, confidence = CONFIDENCE): Interval {
  const [rate, baseRate] = [tested.count / tested.of, base.count / base.of];
  const [own, other] = [rateInterval(tested, confidence), rateInterval(base, confidence)];
  return {
    from: rate - baseRate - Math.hypot(rate - own.from, other.to - baseRate),
    to: rate - baseRate + Math.hypot(own.to - rate, baseRate - other.from),
  };
}

/** P-value of two equal rates, 0 to 1: two-sided score test. */
export function equalRatesP(tested: Share, base: Share): number {
  const pooled = (tested.count + base.count) / (tested.of + base.of);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tested.of + 1 / base.of));
  if (deviation === 0) return 1;
  return 2 * normalUpper(Math.abs(tested.count / tested.of - base.count / base.of) / deviation);
}
