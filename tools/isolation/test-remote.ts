import { join } from 'node:path';
import { freePort } from '../site/ports';
import type { Tally } from '../testing/reports';
import { runPlaywright } from '../testing/run';
import { serveIsolated } from './serve-page';

/** Runs the journeys in <remote>/e2e on the page of that remote alone, and visits each of its pages as the server draws it. */
export async function testRemoteAlone(name: string, reports: string, chromium: string): Promise<Tally> {
  const page = await serveIsolated(name, await freePort());
  try {
    const env = { BASE_URL: page.origin, CHROMIUM: chromium, REMOTE: name };
    return await runPlaywright(['--config', 'e2e/isolation.config.ts'], join(reports, `alone-${name}.json`), env);
  } finally {
    await page.stop();
  }
}
