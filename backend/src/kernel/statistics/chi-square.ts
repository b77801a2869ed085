import { normalUpper } from './normal';

/** Probability, 0 to 1, of a chi-square value of at least `x` with `degrees` degrees of freedom, by the closed form. */
export function chiSquareUpper(x: number, degrees: number): number {
  const half = x / 2;
  const isEven = degrees % 2 === 0;
  let term = isEven ? Math.exp(-half) : Math.exp(-half) * Math.sqrt(half / Math.PI) * 2;
  let sum = isEven ? 0 : 2 * normalUpper(Math.sqrt(x));
  for (let step = isEven ? 1 : 1.5; step <= degrees / 2; step += 1) {
    sum += term;
    term *= half / step;
  }
  return Math.min(1, sum);
}
