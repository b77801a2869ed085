import type { ExperimentResultResponse } from '@alltalent/shared/contracts';

/** Says whether visitors were split according to the weights. */
export function splitSentence({ sample_ratio_p: p, verdict }: ExperimentResultResponse): string {
  if (p === null) return 'Split: too few visitors to say.';
  const chance = p < 0.001 ? 'p below 0.001' : `p ${p.toFixed(3)}`;
  return verdict === 'mismatch' ? `Split: not as the weights say (${chance}).` : `Split: as the weights say (${chance}).`;
}

/** Says in a sentence or two how to read the figures. */
export function verdictSentence(result: ExperimentResultResponse): string {
  return `Verdict: ${VERDICTS[result.verdict](result)}`;
}

const VERDICTS: Readonly<Record<ExperimentResultResponse['verdict'], (result: ExperimentResultResponse) => string>> = {
  collecting: ({ plan, variants, state }) => {
    const [fewest = 0] = variants.map(({ exposed }) => exposed).sort((one, other) => one - other);
    const planned = plan.visitors.toLocaleString('en');
    if (state === 'ended') return `none. It ended before each variant had its planned ${planned} visitors, so no figure above is a result.`;
    return `collecting. It is judged once each variant has ${planned} visitors; the smallest has ${fewest.toLocaleString('en')}. Until then no figure above is a result.`;
  },
  better: (result) => `better. ${winners(result)} than A. ${judged(result)}`,
  worse: (result) => `worse. No variant is better than A, and at least one is worse. ${judged(result)}`,
  'no-difference-yet': (result) =>
    `no difference. A change of ${sizeOf(result)} would have been found in four of five such tests. ${stillPossible(result)}${judged(result)}`,
  undecided: (result) =>
    `not decided. The interval is wide enough for both a loss and a gain of ${sizeOf(result)}: A converts fewer visitors than planned, so the test was too small. Plan a new one with the rate of A above. ${judged(result)}`,
  mismatch: () =>
    'mismatch. Visitors do not split as the weights say, so the figures mean nothing: find out where they are lost, then test again.',
};

function sizeOf({ plan }: ExperimentResultResponse): string {
  return `${Number((plan.lift * 100).toFixed(1))} %`;
}

/** Says which change of the planned size the intervals do not rule out, if one. */
function stillPossible({ variants, plan }: ExperimentResultResponse): string {
  const size = plan.lift * (variants[0]?.rate ?? 0);
  const held = variants.flatMap(({ variant, difference }) => {
    if (difference === null) return [];
    if (difference.to >= size) return [`A gain of that size by ${variant} is not ruled out. `];
    return difference.from <= -size ? [`A loss of that size by ${variant} is not ruled out. `] : [];
  });
  return held.join('');
}

function winners({ variants }: ExperimentResultResponse): string {
  const names = variants.flatMap(({ variant, difference }) => (difference && difference.from > 0 ? [variant] : []));
  return names.length > 1 ? `${names.join(' and ')} do better` : `${names.join('')} does better`;
}

function judged({ judged_at: at }: ExperimentResultResponse): string {
  return at === null ? '' : `Judged on ${new Date(at).toISOString().slice(0, 10)}, and it stays; later visitors change nothing above.`;
}
