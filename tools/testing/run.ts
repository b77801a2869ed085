import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { writeBatches } from './batches';

export type Tally = { passed: number; failed: number; skipped: number };

export function addTally(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped += part.skipped;
}

function runTool(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn('npx', ['--no-install', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, npm_config_loglevel: 'error', ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
};

/** A worker with more memory is replaced before its next file: at 5 GB, the same tests take twice as long. */
const WORKER_MEMORY = '1200MB';

/** Runs jest and counts from its report; a run without a report counts as one failure. */
export async function runJest(report: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  rmSync(report, { force: true });
  const batches = writeBatches();
  const args = ['jest', '--json', `--outputFile=${report}`, '--silent', '--maxWorkers=2', `--workerIdleMemoryLimit=${WORKER_MEMORY}`];
  const templates = mkdtempSync(join(tmpdir(), 'alltalent-templates-'));
  const code = await runTool(args, { ...env, TEST_BATCHES: JSON.stringify(batches), TEST_TEMPLATES: templates });
  rmSync(templates, { recursive: true });
  const result = readJson<JestReport>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: result.numPendingTests };
}

/**
 * Runs the journeys in a browser: those that can run side by side, those that mostly wait, and one by one those that need
 * the site for themselves.
 */
export async function runJourneys(folder: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const project of ['together', 'waiting', 'alone'])
    addTally(total, await runProject(project, join(folder, `journeys-${project}.json`), env));
  return total;
}

function runProject(project: string, report: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  return runPlaywright(['--config', 'e2e/playwright.config.ts', '--project', project], report, env);
}

/** Returns the counts of a report. The second try of a test only traces it: it counts as failed whether or not that passes. */
export async function runPlaywright(args: readonly string[], report: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  rmSync(report, { force: true });
  const code = await runTool(['playwright', 'test', ...args], { E2E_REPORT: report, ...env });
  const result = readJson<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(report);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = result.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
