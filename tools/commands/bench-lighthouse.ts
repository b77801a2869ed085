import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS } from '@alltalent/e2e/chromium';
import { auditPage, type LighthouseReport } from '@alltalent/e2e/lighthouse';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { type Load, type LighthouseRun, writeLighthouseReport } from '../bench/lighthouse/lighthouse-report';
import { publicPages } from '../bench/lighthouse/public-pages';
import { nextIp } from '../bench/load/ip-addresses';
import { describePlatform } from '../bench/machine';
import { parseRounds } from '../bench/pages/page-options';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';
import { findChromium } from '../testing/requirements';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

type Options = { readonly rounds: number; readonly pages: readonly string[] | null };

/** npm run bench:lighthouse: measures the performance of every public page on a phone, and writes docs/benchmarks.md. */
async function main({ rounds, pages }: Options): Promise<void> {
  const { path: executablePath, reason } = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium, because ${reason}.`);
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  const dataDir = join(ROOT, '.data/bench/lighthouse');
  rmSync(dataDir, { recursive: true, force: true });
  const env = { TRUST_PROXY: '1' };
  const site = await startSite({ port: await freePort(), backendPort: await freePort(), dataDir, env, say });
  try {
    const runs: LighthouseRun[] = [];
    const { paths, without } = await publicPages(site.origin);
    for (const path of pages ?? paths) {
      const run = { path, loads: await measure(site.origin + path, { rounds, executablePath }) };
      runs.push(run);
      say(`${path}: ${run.loads.map(({ performance }) => performance.toFixed(0)).join(', ')}`);
    }
    const report = writeLighthouseReport(runs, { day: new Date(begun).toISOString().slice(0, 10), machine: describePlatform(), without });
    // A choice of pages would take the others out of the document.
    if (pages === null) writeBenchmarks('Lighthouse', report);
    say(pages === null ? 'written to docs/benchmarks.md' : report);
  } finally {
    await site.stop();
  }
}

/** Loads a page once for its pictures and its kept document, and then in each round. */
async function measure(url: string, { rounds, executablePath }: { readonly rounds: number; readonly executablePath: string }) {
  const launchOptions = { executablePath, args: CHROMIUM_ARGS };
  const loads: Load[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const report = await auditPage(url, { launchOptions, categories: ['performance'], ip: nextIp() });
    if (round > 0) loads.push(loadOf(report));
  }
  return loads;
}

function loadOf({ categories, audits, environment }: LighthouseReport): Load {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
  };
}

/** Returns the options in `--rounds 9 --pages /,/talents`. */
function readOptions(): Options {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string' } } });
  return { rounds: parseRounds(values.rounds), pages: values.pages?.split(',') ?? null };
}

main(readOptions()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
