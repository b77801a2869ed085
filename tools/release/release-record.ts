import { join } from 'node:path';
import { RELEASE_CHECKS, type ReleaseCheck, type ReleaseRecord } from '@alltalent/shared/contracts';
import { readSizes } from '../build/bundle-sizes';
import { folderOf, PROJECT } from '../build/packages';
import type { CheckResult } from '../checks/checks';
import { sourcesOfTree } from './sources-of-tree';

export type RecordRequest = {
  /** Words about the release; the commit's subject by default. */
  readonly note?: string | undefined;
  /** What was checked before it; nothing by default. */
  readonly checks?: readonly CheckResult[];
};

/** Returns the record of the build of a remote, for the control plane. */
export function recordOf(packageName: string, { note, checks = [] }: RecordRequest = {}): ReleaseRecord {
  const { subject, ...sources } = sourcesOfTree(PROJECT);
  const sizes = readSizes(join(folderOf(packageName), 'dist'));
  return { ...sources, note: note ?? subject, checks: RELEASE_CHECKS.map((name) => checkOf(name, checks)), sizes: [...sizes] };
}

function checkOf(name: ReleaseCheck['name'], results: readonly CheckResult[]): ReleaseCheck {
  const result = results.find((one) => one.name === name);
  if (!result) return { name, outcome: 'not-run', count: null };
  return { name, outcome: result.passed ? 'passed' : 'failed', count: countOf(result) };
}

/** Returns how many files oxlint, or tests jest, looked at by their last lines; null for a program that does not say. */
function countOf({ name, output }: CheckResult): number | null {
  const said = { lint: /\bon (\d{1,6}) files?\b/u, tests: /^Tests:.*?(\d{1,6}) total$/mu, types: /^Files:\s+(\d{1,6})$/mu } as const;
  const count = (said as Readonly<Record<string, RegExp>>)[name]?.exec(output)?.[1];
  return count === undefined ? null : Number(count);
}
