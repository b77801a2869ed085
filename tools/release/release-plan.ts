import { parseArgs } from 'node:util';
import type { PublishRequest } from '../build/publish';
import { isRemote, REMOTES } from '../build/packages';
import { percent, readRoutes, readWeight } from '../platform/amounts';

export type ReleasePlan = {
  readonly packageName: (typeof REMOTES)[number];
  readonly request: PublishRequest;
  /** Whether an already published version is accepted, and the release becomes stable only where nobody chose one. */
  readonly isAtStart: boolean;
  /** Whether types and lint are checked here; false when a pipeline has done so. */
  readonly isChecked: boolean;
  /** Whether the tests of the remote run before the release. */
  readonly isTested: boolean;
  /** Words about the release; undefined: the subject of its commit. */
  readonly note: string | undefined;
};

/** Parses arguments such as `mf-landing --experiment NAME --variant B --weight 20`. Throws a sentence for contradictory ones. */
export function readReleasePlan(args: readonly string[]): ReleasePlan {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      candidate: { type: 'boolean', default: false },
      'at-start': { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
      tests: { type: 'boolean', default: false },
      note: { type: 'string' },
      experiment: { type: 'string' },
      variant: { type: 'string' },
      weight: { type: 'string' },
      routes: { type: 'string' },
    },
  });
  const [packageName = ''] = positionals;
  if (!isRemote(packageName)) throw new Error(`Name the remote to release: ${REMOTES.join(', ')}.`);
  const { candidate, experiment, variant, weight, routes, 'at-start': isAtStart, unchecked } = values;
  const isChecked = !unchecked && !isAtStart;
  if (values.tests && !isChecked) throw new Error('--tests runs the tests beside the other checks: leave --unchecked and --at-start out.');
  const common = { packageName, isAtStart, isChecked, isTested: values.tests, note: values.note };
  const isTest = [experiment, variant, weight, routes].some((value) => value !== undefined);
  if (isAtStart && (isTest || candidate))
    throw new Error('--at-start promotes where nobody chose a release: it goes with no test and no candidate.');
  if (!isTest) return { ...common, request: { promotion: candidate ? 'candidate' : 'promote', experiment: undefined } };
  if (candidate) throw new Error('A candidate is seen by nobody, a variant by some: give --candidate or --experiment, not both.');
  if (experiment === undefined || variant === undefined || weight === undefined) {
    throw new Error('A test needs all three: --experiment NAME --variant B --weight 20 (percent of all visitors).');
  }
  return {
    ...common,
    request: { promotion: 'promote', experiment: { name: experiment, variant, weight: readWeight(weight), routes: readRoutes(routes) } },
  };
}

/** Returns whether a release is a candidate, which no visitor gets. */
export function isForNobody({ promotion, experiment }: PublishRequest): boolean {
  return promotion === 'candidate' && !experiment;
}

/** Describes what visitors get of the release. */
export function describeOutcome(request: PublishRequest): string {
  const { experiment } = request;
  if (experiment)
    return `is variant ${experiment.variant} of ${experiment.name} for ${percent(experiment.weight / 10_000)} of visitors${aboutPages(experiment.routes)}`;
  return isForNobody(request) ? 'is published as a candidate; nobody gets it yet' : 'is what visitors get';
}

function aboutPages(routes: readonly string[] | undefined): string {
  return routes === undefined ? '' : `; it counts those who see ${routes.join(' or ')}`;
}
