import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IS_STANDALONE, PROJECT, REMOTES, ROOT } from '../build/packages';
import { sharedPathsOf } from '../owners/owners';

/** Given by its path, because TypeScript 6, whose compiler other tools use, installs a command of the same name. */
const TYPESCRIPT = 'node_modules/typescript-7/bin/tsc';

export type Check = { readonly name: string; readonly command: string; readonly args: readonly string[] };

/** Checks that fail a build, slowest first. Each is a command that can be run alone. */
export const CHECKS: readonly Check[] = [
  // Lint that knows types reads every project anyway: their mistakes cost it a third of what two runs of the compiler take.
  { name: 'lint and types', command: 'oxlint', args: ['--type-check', '--report-unused-disable-directives'] },
  {
    name: 'import directions',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'shared', 'shell', 'backend', 'tools', 'e2e', ...REMOTES],
  },
  { name: 'regular expressions', command: 'tsx', args: ['tools/commands/patterns.ts'] },
  { name: 'records', command: 'tsx', args: ['tools/commands/records.ts', '--check'] },
  { name: 'API document', command: 'tsx', args: ['tools/commands/api-document.ts'] },
  { name: 'style sheets', command: 'stylelint', args: ['**/*.css'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
];

export type CheckResult = { readonly name: string; readonly passed: boolean; readonly output: string; readonly seconds: number };

export function runCheck({ name, command, args }: Check): Promise<CheckResult> {
  const begun = Date.now();
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const child = spawn('npx', ['--no-install', command, ...args], { cwd: PROJECT, env });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve({ name, passed: code === 0, output, seconds: (Date.now() - begun) / 1000 }));
  });
}

/** Returns the checks of one remote before its release: types of its files and of what they import, and lint. */
export function checksOfRemote(folder: string): readonly Check[] {
  const paths = IS_STANDALONE ? [] : [folder, ...sharedPathsOf(folder)];
  return [
    // With diagnostics it says how many files it looked at.
    {
      name: 'types',
      command: 'node',
      args: [TYPESCRIPT, '--diagnostics', '-p', IS_STANDALONE ? 'tsconfig.json' : writeProjectOf(folder, paths)],
    },
    { name: 'lint', command: 'oxlint', args: paths },
  ];
}

/** Returns the tests of one remote, for a release that is to run them. */
export function testsOfRemote(folder: string): Check {
  return { name: 'tests', command: 'jest', args: IS_STANDALONE ? [] : [folder, ...sharedPathsOf(folder)] };
}

/** Writes a TypeScript project of one remote and returns its path: a mistake in another remote does not stop this one. */
function writeProjectOf(folder: string, paths: readonly string[]): string {
  const file = join(ROOT, '.data/checks', `${folder}.json`);
  const include = [...paths, 'shared/src/**/*.d.ts'].map((path) => join(ROOT, path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include, exclude: [join(ROOT, folder, 'dist')] }));
  return file;
}

/** Runs the checks, two at a time, with one line each. The output of failed ones is shown in full. */
export async function runChecks(checks = CHECKS): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check);
      console.log(`${result.passed ? 'ok  ' : 'FAIL'} ${result.name} (${result.seconds.toFixed(1)} s)`);
      if (!result.passed) console.log(result.output.slice(0, 12_000));
      results.push(result);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}
