import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Squad } from '@alltalent/shared/contracts';
import { buildChanged, isBuilt } from '../build/build-all';
import { bundledFilesOf } from '../build/bundled-files';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { changedSince } from '../impact/changed-files';
import { type Concern, concernOf } from '../impact/concerned';
import { describeImpact, type Impact } from '../impact/describe-impact';
import { readOwnersFile, squadOfFile } from '../owners/owners';

/** npm run impact -- main: builds what a change since a commit touches, and says what needs a release and which tests to run; with --json as an `Impact`. */
async function main(args: readonly string[]): Promise<void> {
  const options = { json: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [commit = 'HEAD'] = positionals;
  const changed = changedSince(commit);
  const concerns = [...REMOTES, ...PROGRAMS].map((name) => concernOf(name, changed, bundledFilesOf(name)));
  const concerned = concerns.filter(({ because }) => because.length > 0);
  const isProgram = ({ packageName }: Concern) => PROGRAMS.some((name) => name === packageName);
  const remotes = concerned
    .filter((concern) => !isProgram(concern))
    .map((concern) => ({ ...concern, before: versionOf(concern.packageName), wasBuilt: isBuilt(concern.packageName) }));
  if (remotes.length > 0)
    await buildChanged(
      remotes.map(({ packageName }) => packageName),
      values.json ? console.error : console.log,
    );
  const impact: Impact = {
    commit,
    changed,
    remotes: remotes.map((outcome) => ({ ...outcome, after: versionOf(outcome.packageName) ?? '' })),
    programs: concerned.filter(isProgram),
    unconcerned: concerns.filter(({ because }) => because.length === 0).map(({ packageName }) => packageName),
    squads: squadsConcerned(changed, concerned),
    tests: changed.length === 0 ? [] : testsOf(changed),
  };
  console.log(values.json ? JSON.stringify(impact) : describeImpact(impact));
}

function squadsConcerned(changed: readonly string[], concerned: readonly Concern[]): readonly Squad[] {
  const owners = readOwnersFile();
  const names = new Set([...changed, ...concerned.map(({ packageName }) => packageName)].map((path) => squadOfFile(path, owners)));
  return owners.squads.filter(({ name }) => names.has(name));
}

/** Returns the version of the last build of a remote; null before the first one. */
function versionOf(remote: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(ROOT, remote, 'dist/release.json'), 'utf8')) as { readonly version: string }).version;
  } catch {
    return null;
  }
}

function testsOf(changed: readonly string[]): readonly string[] {
  const args = ['--no-install', 'jest', '--listTests', '--json', '--findRelatedTests', ...changed];
  return JSON.parse(execFileSync('npx', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as readonly string[];
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
