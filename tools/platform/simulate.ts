import { textTable } from '@alltalent/backend/text-table';
import type { Command } from './command';
import { type Figure, isWithin, percent } from './simulation/figure';
import { seededRandom } from './simulation/random';
import { ratioFigures } from './simulation/ratio-runs';
import { splitFigures } from './simulation/split-runs';
import { verdictFigures } from './simulation/verdict-runs';

const SEED = 20_261_122;

export type Sizes = {
  readonly visitors: number;
  readonly tests: number;
  readonly splits: number;
  /** Tests for each share of visitors who allow statistics. */
  readonly consents: number;
};
const SIZES: Sizes = { visitors: 10_000, tests: 2500, splits: 20_000, consents: 100 };

/**
 * Simulates experiments with known results. The seed is fixed: with bounds that hold for 99 of 100 seeds, a random one
 * would sometimes fail.
 */
export async function simulateTests({ visitors, tests, splits, consents }: Sizes, seed = SEED): Promise<readonly Figure[]> {
  const random = seededRandom(seed);
  const figures = [...splitFigures(visitors, random), ...verdictFigures(tests, random), ...ratioFigures(splits, random)];
  // The services of the backend take a second to load, which no other command needs.
  const { consentFigures } = await import('./simulation/consent-runs');
  return [...figures, ...(await consentFigures(consents, random))];
}

export const simulate: Command = {
  usage: '',
  about: 'tries the rules of experiments on tests whose truth is known',
  async run() {
    const figures = await simulateTests(SIZES);
    const table = textTable(['FIGURE', 'EXPECTED', 'SEEN', 'ALLOWED', ''], figures.map(rowOf));
    const stray = figures.filter((figure) => !isWithin(figure));
    if (stray.length === 0) return `${table}\nEvery figure is where it should be.`;
    throw new Error(`${table}\n${stray.length} figures are out of bounds.`);
  },
};

function rowOf(figure: Figure): readonly string[] {
  const { what, expected, seen, from, to } = figure;
  const isCount = expected === 'none';
  const [shown, allowed] = isCount ? [String(seen), String(to)] : [percent(seen), `${percent(from)} to ${percent(to)}`];
  return [what, expected, shown, allowed, isWithin(figure) ? 'ok' : 'OUT'];
}
