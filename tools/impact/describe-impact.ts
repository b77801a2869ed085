import type { Squad } from '@alltalent/shared/contracts';
import type { Concern } from './concerned';

/** What became of a package that a change touches. */
export type Outcome = Concern & {
  /** Version of its last build; null without one. */
  readonly before: string | null;
  readonly after: string;
  /** Whether the last build had the change already, so that nothing says what was before. */
  readonly wasBuilt: boolean;
};

export type Impact = {
  readonly commit: string;
  readonly changed: readonly string[];
  readonly remotes: readonly Outcome[];
  /** Programs that have a changed file in their bundles: shell, backend. */
  readonly programs: readonly Concern[];
  readonly unconcerned: readonly string[];
  /** Squads of what is touched and of the changed files. */
  readonly squads: readonly Pick<Squad, 'name' | 'mail'>[];
  /** Test files that import a changed file. */
  readonly tests: readonly string[];
};

const MOST_FILES = 5;

/** Returns the impact of a change in lines for a terminal. */
export function describeImpact({ commit, changed, remotes, programs, unconcerned, squads, tests }: Impact): string {
  if (changed.length === 0) return `Nothing has changed since ${commit}.`;
  return [
    `${count(changed.length, 'file')} changed since ${commit}.`,
    ...remotes.flatMap((outcome) => ['', describeOutcome(outcome), ...filesOf(outcome)]),
    ...programs.flatMap((concern) => ['', `${concern.packageName}: build and deploy it again.`, ...filesOf(concern)]),
    ...(unconcerned.length > 0 ? ['', `Not touched: ${unconcerned.join(', ')}.`] : []),
    ...(squads.length > 0 ? ['', `Squads concerned: ${squads.map(({ name, mail }) => `${name} (${mail})`).join(', ')}.`] : []),
    '',
    tests.length === 0
      ? 'No test imports a changed file.'
      : `${count(tests.length, 'test file')} to run: npx jest --findRelatedTests ${changed.join(' ')}`,
    'Tests that read sources without importing them: npx jest tools shared/build',
  ].join('\n');
}

function describeOutcome({ packageName, before, after, wasBuilt }: Outcome): string {
  if (wasBuilt)
    return `${packageName} is ${after}, built with the change before. Release it unless visitors have that: npm run platform -- status ${packageName}`;
  if (before === after) return `${packageName} stays ${after}: no release needed.`;
  const version = before === null ? `has its first build, ${after}` : `${before} becomes ${after}`;
  return `${packageName} ${version}: npm run release -w ${packageName}`;
}

function filesOf({ because }: Concern): readonly string[] {
  const more = because.length - MOST_FILES;
  return [...because.slice(0, MOST_FILES), ...(more > 0 ? [`and ${more} more`] : [])].map((line) => `  ${line}`);
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
