import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, CHROMIUM_ARGS } from '@alltalent/e2e/chromium';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { describePlatform } from '../bench/machine';
import { type PageRuns, writePageReport } from '../bench/pages/page-report';
import { startVariant, type VariantServer } from '../bench/pages/variant-server';
import { buildNaive, buildOneBundle, type Variant, VARIANTS } from '../bench/pages/variants';
import { type Journey, type Visit, visit } from '../bench/pages/visit';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startProgram, waitFor } from '../site/program';
import { startSite } from '../site/site';
import { findChromium } from '../testing/requirements';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const ROUNDS = 7;
/** Those whose router makes a page ready when the pointer rests on its link. */
const POINTED: readonly Variant[] = ['drawn', 'federated'];
/** Each link leads to another page, mostly of another remote and with a list from the backend. */
const JOURNEYS: readonly (Journey & { readonly isLanding: boolean })[] = [
  { path: '/', shown: 'main h1', next: { path: '/jobs', shown: 'main article' }, isLanding: true },
  { path: '/jobs', shown: 'main article', next: { path: '/article', shown: 'main a[href^="/article/"]' }, isLanding: false },
  { path: '/talents', shown: 'main article', next: { path: '/article', shown: 'main a[href^="/article/"]' }, isLanding: false },
  { path: '/hiring-influencer', shown: 'main h2', next: { path: '/', shown: 'main h1' }, isLanding: true },
];

/** npm run bench:pages: compares the federated site, one bundle of the same code and naive federation, and writes docs/benchmarks.md. */
async function main(rounds: number): Promise<void> {
  const { path, reason } = findChromium();
  if (!path) throw new Error(`There is no Chromium, because ${reason}.`);
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  say('building the same code as one bundle, and the naive shell');
  const builds = { drawn: null, federated: null, 'one bundle': await buildOneBundle(), naive: await buildNaive() } as const;
  const dataDir = join(ROOT, '.data/bench/site');
  rmSync(dataDir, { recursive: true, force: true });
  const backendPort = await freePort();
  const site = await startSite({ port: await freePort(), backendPort, dataDir, env: { PAGES_DRAWN_BY: 'browser' }, say });
  const door = await startDrawingDoor(dataDir, backendPort);
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const servers: Partial<Record<Variant, VariantServer>> = {};
  try {
    for (const name of VARIANTS)
      servers[name] = await startVariant({
        site: name === 'drawn' ? door.origin : site.origin,
        build: builds[name],
        isPreloaded: name === 'one bundle',
      });
    const runs: PageRuns[] = [];
    for (const journey of JOURNEYS)
      runs.push(
        await measure(journey, rounds, (name) =>
          visit(browser, servers[name]?.origin ?? '', journey, { isPointed: POINTED.includes(name) }),
        ),
      );
    const machine = describePlatform();
    writeBenchmarks('pages', writePageReport(runs, { day: new Date(begun).toISOString().slice(0, 10), machine }));
    say('written to docs/benchmarks.md');
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.stop();
    await door.stop();
    await site.stop();
  }
}

/** Starts a second front door of the site, which draws pages. */
async function startDrawingDoor(dataDir: string, backendPort: number) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir, PAGES_DRAWN_BY: 'server' };
  const program = startProgram('The drawing front door', 'shell/dist/server/main.mjs', env, join(dataDir, 'logs/drawing-front-door.log'));
  await waitFor(program, `${origin}/`, 30);
  return { origin, stop: () => program.stop() };
}

/** Measures the variants alternately; the first round is a warm-up. */
async function measure(
  { path, isLanding }: { readonly path: string; readonly isLanding: boolean },
  rounds: number,
  look: (variant: Variant) => Promise<Visit>,
): Promise<PageRuns> {
  const visits: Record<Variant, Visit[]> = { drawn: [], federated: [], 'one bundle': [], naive: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of VARIANTS) {
      const seen = await look(variant);
      if (round > 0) visits[variant].push(seen);
    }
    say(`${path}: round ${round} of ${rounds}`);
  }
  return { path, isLanding, visits };
}

/** Returns the number of rounds in `--rounds 9`. */
function readRounds(): number {
  const rounds = Number(parseArgs({ options: { rounds: { type: 'string', default: String(ROUNDS) } } }).values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) throw new Error('Between 1 and 50 rounds.');
  return rounds;
}

main(readRounds()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
