import { textTable } from '@alltalent/backend/text-table';
import type { Command } from './command';
import { type Figure, isWithin, percent } from './simulation/figure';
import { seededRandom } from './simulation/random';
import { ratioFigures } from './simulation/ratio-runs';
import { splitFigures } from './simulation/split-runs';
import { verdictFigures } from './simulation/verdict-runs';

const SEED = 20_261_122;

export type Sizes = { readonly visitors: number; readonly tests: number; readonly splits: number };
const SIZES: Sizes = { visitors: 10_000, tests: 2500, splits: 20_000 };

/**
 * Simulates experiments with known results. The seed is fixed: with bounds that hold for 99 of 100 seeds, a random one
 * would sometimes fail.
 */
export function simulateTests({ visitors, tests, splits }: Sizes, seed = SEED): readonly Figure[] {
  const random = seededRandom(seed);
  return [...splitFigures(visitors, random), ...verdictFigures(tests, random), ...ratioFigures(splits, random)];
}

export const simulate: Command = {
  usage: '',
  about: 'tries the rules of experiments on tests whose truth is known',
  run() {
    const figures = simulateTests(SIZES);
    const table = textTable(['FIGURE', 'EXPECTED', 'SEEN', 'ALLOWED', ''], figures.map(rowOf));
    const stray = figures.filter((figure) => !isWithin(figure));
    if (stray.length === 0) return Promise.resolve(`${table}\nEvery figure is where it should be.`);
    return Promise.reject(new Error(`${table}\n${stray.length} figures are out of bounds.`));
  },
};

function rowOf(figure: Figure): readonly string[] {
  const { what, expected, seen, from, to } = figure;
  const isCount = expected === 'none';
  const [shown, allowed] = isCount ? [String(seen), String(to)] : [percent(seen), `${percent(from)} to ${percent(to)}`];
  return [what, expected, shown, allowed, isWithin(figure) ? 'ok' : 'OUT'];
}
