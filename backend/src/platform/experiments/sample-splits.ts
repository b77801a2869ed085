import type { Split } from '../../kernel/statistics/sample-ratio';
import type { SplitFigures } from './exposure-figures.repository';

/**
 * Returns the expected and the observed split for each set of weights. Under the first weights the variant shown is the one
 * drawn. Under later weights returning visitors keep their variant, so they count as the variant the new weights draw.
 */
export function splitsOf(figures: readonly SplitFigures[]): readonly Split[] {
  const sets = [...new Set(figures.map(({ weights }) => weights))];
  return sets.map((weights, index) => {
    const seen: Record<string, number> = {};
    for (const { variant, drawn, visitors } of figures.filter((figure) => figure.weights === weights)) {
      const counted = index === 0 ? variant : drawn;
      seen[counted] = (seen[counted] ?? 0) + visitors;
    }
    return { weights: weightsOf(weights), seen };
  });
}

function weightsOf(text: string): Record<string, number> {
  return Object.fromEntries(text.split(' ').map((pair) => [pair.slice(0, 1), Number(pair.slice(1))]));
}
