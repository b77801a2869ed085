import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, CHROMIUM_ARGS } from '@alltalent/e2e/chromium';
import { KINDS, REMOTE } from '../broken-releases/kinds';
import { rehearse } from '../broken-releases/rehearse';
import { faultsOf, type Rehearsal, rehearsalTable } from '../broken-releases/rehearsal-table';
import { startEars } from '../broken-releases/squad-ears';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { squadMailOf } from '../build/publish';
import { releaseStoreFor } from '../platform/from-environment';
import { publishToken, readSecretKey } from '../platform/publish-token';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';
import { findChromium } from '../testing/requirements';

const SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
const dataDir = join(ROOT, '.data/walk-releases');

/** npm run walk:releases: publishes a release broken in each way on a site of its own, and says what visitors and its squad notice. With words, only those whose names have one of them. */
async function main(args: readonly string[]): Promise<void> {
  const { positionals: words } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const { path, reason } = findChromium();
  if (!path) throw new Error(`There is no Chromium, because ${reason}.`);
  await buildChanged([...PROGRAMS, ...REMOTES], console.log);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const [port, backendPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const mail = squadMailOf(REMOTE.replace('_', '-')) ?? '';
  const ears = await startEars({ origin: () => origin, logFile: join(dataDir, 'logs/backend.log'), mail });
  const env = { TRUST_PROXY: '1', PUBLIC_URL: origin, RELEASES_WEBHOOK_URL: ears.url, RELEASES_WEBHOOK_SECRET: SECRET };
  const site = await startSite({ port, backendPort, dataDir, env, say: console.log });
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const secretKey = readSecretKey(dataDir);
  const plane = { backendUrl: `http://127.0.0.1:${backendPort}`, tokenOf: (remote: string) => publishToken(secretKey, remote) };
  const done: Rehearsal[] = [];
  try {
    for (const [turn, kind] of KINDS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))).entries()) {
      done.push(await rehearse({ browser, origin, plane, store: releaseStoreFor(dataDir), ears, squadMail: mail }, kind, turn));
      console.log(`${kind.name}: done`);
    }
  } finally {
    await browser.close();
    await site.stop();
    await ears.stop();
  }
  console.log(`\n${rehearsalTable(done)}`);
  const faults = faultsOf(done);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
