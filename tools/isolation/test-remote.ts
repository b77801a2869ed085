import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { type Tally, tallyOfJourneys } from '../testing/reports';
import { runPlaywright } from '../testing/run';
import { serveIsolated } from './serve-page';

/** Runs the journeys in <remote>/e2e on the page of that remote alone, and visits each of its pages as the server draws it. */
export async function testRemoteAlone(name: string, reports: string, chromium: string): Promise<Tally> {
  const page = await serveIsolated(name, await freePort());
  try {
    const env = { BASE_URL: page.origin, CHROMIUM: chromium, REMOTE: name };
    return await runPlaywright(['--config', 'e2e/isolation.config.ts'], reportOf(name, reports), env);
  } finally {
    await page.stop();
  }
}

/** Runs the same tests of a remote in a process of its own, prints what it said once it has ended, and returns the tally. */
export function testRemoteApart(name: string, reports: string): Promise<Tally> {
  rmSync(reportOf(name, reports), { force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/e2e-remote.ts', name], { cwd: ROOT });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(output);
      resolve(tallyOfJourneys(reportOf(name, reports), code ?? 1));
    });
  });
}

const reportOf = (name: string, reports: string) => join(reports, `alone-${name}.json`);
