import { chiSquareUpper } from './chi-square';

/** Visitors by variant while one set of weights was in force. */
export type Split = { readonly weights: Readonly<Record<string, number>>; readonly seen: Readonly<Record<string, number>> };

/** P-value below which a split is a sample ratio mismatch (Fabijan et al. 2019). */
export const MISMATCH_BELOW = 0.001;
/** Smallest expected count of a variant for which the chi-square test holds. */
const EXPECTED_FROM = 5;

/**
 * P-value, 0 to 1, of the visitors' split against the weights; null while there are too few visitors. Each set of weights is
 * tested by itself, and their chi-square values are added up.
 */
export function sampleRatioP(splits: readonly Split[]): number | null {
  const measured = splits.flatMap((split) => distanceOf(split) ?? []);
  if (measured.length === 0) return null;
  const distance = measured.reduce((sum, { chiSquare }) => sum + chiSquare, 0);
  return chiSquareUpper(
    distance,
    measured.reduce((sum, { degrees }) => sum + degrees, 0),
  );
}

function distanceOf({ weights, seen }: Split): { chiSquare: number; degrees: number } | null {
  const names = Object.keys(weights).filter((name) => (weights[name] ?? 0) > 0);
  const total = names.reduce((sum, name) => sum + (seen[name] ?? 0), 0);
  const whole = names.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
  const places = names.map((name) => ({ seen: seen[name] ?? 0, expected: (total * (weights[name] ?? 0)) / whole }));
  if (places.length < 2 || places.some(({ expected }) => expected < EXPECTED_FROM)) return null;
  const chiSquare = places.reduce((sum, place) => sum + (place.seen - place.expected) ** 2 / place.expected, 0);
  return { chiSquare, degrees: places.length - 1 };
}
