import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { writeBatches } from './batches';
import { addTally, noTests, tallyOfJest, tallyOfJourneys, type Tally } from './reports';

function runTool(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn('npx', ['--no-install', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, npm_config_loglevel: 'error', ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** A worker with more memory is replaced before its next file: at 5 GB, the same tests take twice as long. */
const WORKER_MEMORY = '1200MB';

/** Room in MB for what is new in a worker: in V8's 16, a twentieth of the time of tests that open sites goes into emptying it. */
const NEW_SPACE = 32;

/** From Node 25 on, each worker would warn of a storage without a file as soon as jest looks through what is global. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/** Runs jest and returns the tally of its report. */
export async function runJest(report: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  rmSync(report, { force: true });
  const batches = writeBatches();
  const args = ['jest', '--json', `--outputFile=${report}`, '--silent', '--maxWorkers=2', `--workerIdleMemoryLimit=${WORKER_MEMORY}`];
  const templates = mkdtempSync(join(tmpdir(), 'alltalent-templates-'));
  const options = [process.env['NODE_OPTIONS'] ?? '', `--max-semi-space-size=${NEW_SPACE}`, ...WITHOUT_STORAGE];
  const own = { NODE_OPTIONS: options.join(' ').trim() };
  const code = await runTool(args, { ...env, ...own, TEST_BATCHES: JSON.stringify(batches), TEST_TEMPLATES: templates });
  rmSync(templates, { recursive: true });
  return tallyOfJest(report, code);
}

/**
 * Runs the journeys in a browser: those that can run side by side, then those that mostly wait, whose time limits a busy machine
 * would break, then one by one those that need the site for themselves. `chosen` are arguments of Playwright that choose some.
 */
export async function runJourneys(folder: string, env: Readonly<Record<string, string>>, chosen: readonly string[] = []): Promise<Tally> {
  const total = noTests();
  for (const project of ['together', 'waiting', 'alone']) {
    const args = ['--config', 'e2e/playwright.config.ts', '--project', project];
    // What is chosen may all be of another project.
    if (chosen.length > 0) args.push('--pass-with-no-tests', ...chosen);
    addTally(total, await runPlaywright(args, join(folder, `journeys-${project}.json`), env));
  }
  return total;
}

export async function runPlaywright(args: readonly string[], report: string, env: Readonly<Record<string, string>>): Promise<Tally> {
  rmSync(report, { force: true });
  return tallyOfJourneys(report, await runTool(['playwright', 'test', ...args], { E2E_REPORT: report, ...env }));
}
