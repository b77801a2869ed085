/** Probability, 0 to 1, of a standard normal value above `z`; relative error below 2e-7 (Numerical Recipes, complementary error function). */
export function normalUpper(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  const upper = (t * Math.exp(-x * x + series)) / 2;
  return z >= 0 ? upper : 1 - upper;
}

/** Quantile of the standard normal distribution: the value that is not exceeded with probability `chance`, 0 to 1. */
export function normalQuantile(chance: number): number {
  let [low, high] = [-10, 10];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (1 - normalUpper(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
] as const;
