import type { ReleaseRecord } from '@alltalent/shared/contracts';

/** Returns what a publisher says of a release with two pages, of which the first has these bytes. */
export function aRecord(note: string, bytes: number): ReleaseRecord {
  return {
    commit: '3f2a9c1d'.repeat(5),
    is_dirty: false,
    author: 'Asha Rao',
    note,
    checks: [
      { name: 'types', outcome: 'passed', count: 812 },
      { name: 'lint', outcome: 'passed', count: 143 },
      { name: 'tests', outcome: 'not-run', count: null },
    ],
    sizes: [
      { name: 'talents.search', bytes, budget: 62_000 },
      { name: 'talents.profile', bytes: 48_120, budget: 62_000 },
    ],
  };
}
