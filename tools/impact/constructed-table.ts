/** What `npm run impact` said of a change, beside what a full build and a reading of all imports show. */
export type Comparison = {
  readonly name: string;
  readonly file: string;
  /** Remotes that were said to need a release, and those that were built and said to stay. */
  readonly said: readonly string[];
  readonly stayed: readonly string[];
  /** Remotes whose version differs after a full build. */
  readonly changed: readonly string[];
  /** Test files that were named, those that import the file and were not, and those that were for nothing. */
  readonly tests: number;
  readonly missedTests: readonly string[];
  readonly needlessTests: readonly string[];
};

/** Returns a line for each thing that was said wrongly. A test too many is no mistake. */
export function mistakesIn(comparisons: readonly Comparison[]): readonly string[] {
  return comparisons.flatMap(({ name, said, changed, missedTests }) => {
    const missed = changed.filter((remote) => !said.includes(remote));
    const needless = said.filter((remote) => !changed.includes(remote));
    return [
      ...(missed.length > 0 ? [`${name}: ${missed.join(', ')} changed and was not named.`] : []),
      ...(needless.length > 0 ? [`${name}: ${needless.join(', ')} was named and did not change.`] : []),
      ...(missedTests.length > 0 ? [`${name}: not named: ${missedTests.join(', ')}.`] : []),
    ];
  });
}

/** Returns the comparisons as a table in Markdown. */
export function constructedTable(comparisons: readonly Comparison[]): string {
  const head = ['change', 'to release', 'built, and stay', 'full build: changed', 'tests', 'missed', 'needless'];
  const rows = comparisons.map(({ name, said, stayed, changed, tests, missedTests, needlessTests }) => [
    name,
    names(said),
    names(stayed),
    names(changed),
    String(tests),
    String(missedTests.length),
    String(needlessTests.length),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function names(remotes: readonly string[]): string {
  if (remotes.length === 0) return 'none';
  return remotes.length > 4 ? `${remotes.length} remotes` : remotes.map((name) => name.replace('mf-', '')).join(', ');
}
