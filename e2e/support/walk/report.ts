import type { Entry } from './ledger';

/** Formats how many pairs were walked and how they ended, by role and wait and by wait, followed by each failure. */
export function describeWalk(entries: readonly Entry[]): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = `${entry.role.padEnd(9)} ${String(entry.wait).padStart(2)} s`;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const lines = [...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, group]) => describeGroup(name, group));
  const odd = entries.filter(({ state }) => state === 'failed' || state === 'well at the second try');
  const left = entries.filter(({ state }) => state === 'out of reach');
  return [
    'role      wait  pairs walked  failed  well only at the second try  out of reach',
    ...lines,
    '',
    ...describeWaits(entries),
    '',
    ...odd.map(({ role, wait, from, to, state, seen }) => `${state}: ${role}, ${wait} s, ${from} > ${to}: ${seen ?? ''}`),
    ...left.map(
      ({ role, wait, from, to, path, href, seen }) =>
        `out of reach: ${role}, ${wait} s, ${from} > ${to}: ${href} at ${path}: ${seen ?? ''}`,
    ),
  ].join('\n');
}

/** Formats the totals by wait. A pair counts once, whichever roles walked it. */
function describeWaits(entries: readonly Entry[]): readonly string[] {
  const waits = [...new Set(entries.map(({ wait }) => wait))].toSorted((a, b) => a - b);
  return waits.map((wait) => {
    const of = entries.filter((entry) => entry.wait === wait);
    const count = (some: readonly Entry[]) => new Set(some.map(({ from, to }) => `${from} > ${to}`)).size;
    const walked = of.filter(({ state }) => ['well', 'well at the second try', 'failed'].includes(state));
    const failed = of.filter(({ state }) => state === 'failed');
    return `${wait} s, in any role: ${count(walked)} of ${count(of)} pairs walked, ${count(failed)} failed`;
  });
}

function describeGroup(name: string, group: readonly Entry[]): string {
  const count = (...states: Entry['state'][]) => String(group.filter(({ state }) => states.includes(state)).length);
  const walked = count('well', 'well at the second try', 'failed');
  return `${name}  ${walked.padStart(12)}  ${count('failed').padStart(6)}  ${count('well at the second try').padStart(27)}  ${count('out of reach').padStart(12)}`;
}
