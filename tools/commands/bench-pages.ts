import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, CHROMIUM_ARGS } from '@alltalent/e2e/chromium';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { describePlatform } from '../bench/machine';
import { buildFramework } from '../bench/pages/framework/build-framework';
import { startFramework } from '../bench/pages/framework/start-framework';
import { type PageOptions, readPageOptions } from '../bench/pages/page-options';
import { type PageRuns, writePageReport } from '../bench/pages/page-report';
import { startDrawingDoor } from '../bench/pages/start-drawing-door';
import { startVariant, type VariantServer } from '../bench/pages/variant-server';
import { type Build, buildNaive, buildOneBundle, type Variant, VARIANTS } from '../bench/pages/variants';
import { type Journey, type Visit, visit } from '../bench/pages/visit';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';
import { findChromium } from '../testing/requirements';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
/** Those whose router makes a page ready when the pointer rests on its link. */
const POINTED: readonly Variant[] = ['drawn', 'federated'];
/** `name`: of a page whose path says less. */
type MeasuredJourney = Journey & { readonly isLanding: boolean; readonly name?: string };
/** Each link leads to another page, mostly of another remote and with a list from the backend. */
const JOURNEYS: readonly MeasuredJourney[] = [
  { path: '/', shown: 'main h1', next: { path: '/jobs', shown: 'main article' }, isLanding: true },
  { path: '/jobs', shown: 'main article', next: { path: '/article', shown: 'main a[href^="/article/"]' }, isLanding: false },
  { path: '/talents', shown: 'main article', next: { path: '/article', shown: 'main a[href^="/article/"]' }, isLanding: false },
  { path: '/hiring-influencer', shown: 'main h2', next: { path: '/', shown: 'main h1' }, isLanding: true },
];

/** npm run bench:pages: compares the federated site, one bundle of the same code and naive federation, and writes docs/benchmarks.md. */
async function main(options: PageOptions): Promise<void> {
  const { variants, pages } = options;
  const { path, reason } = findChromium();
  if (!path) throw new Error(`There is no Chromium, because ${reason}.`);
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  say(`building the variants ${variants.join(', ')}`);
  const isMeasured = (variant: Variant) => variants.includes(variant);
  if (isMeasured('framework')) buildFramework();
  const builds: Readonly<Partial<Record<Variant, Build>>> = {
    ...(isMeasured('one bundle') && { 'one bundle': await buildOneBundle() }),
    ...(isMeasured('naive') && { naive: await buildNaive() }),
  };
  const dataDir = join(ROOT, '.data/bench/site');
  rmSync(dataDir, { recursive: true, force: true });
  const backendPort = await freePort();
  const site = await startSite({ port: await freePort(), backendPort, dataDir, env: { PAGES_DRAWN_BY: 'browser' }, say });
  const door = await startDrawingDoor(dataDir, backendPort);
  const framework = isMeasured('framework') ? await startFramework(backendPort) : null;
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  const servers: Partial<Record<Variant, VariantServer>> = {};
  try {
    for (const name of variants)
      servers[name] = await startVariant({
        site: name === 'drawn' ? door.origin : site.origin,
        build: builds[name] ?? null,
        isPreloaded: name === 'one bundle',
        ...(name === 'framework' && { application: framework?.origin }),
      });
    const runs: PageRuns[] = [];
    const journeys = [...JOURNEYS, await profileJourney(site.origin)];
    for (const journey of journeys.filter(({ path: own, name = own }) => pages?.includes(name) ?? true))
      runs.push(
        await measure(journey, options, (name) =>
          visit(browser, servers[name]?.origin ?? '', journey, { isPointed: POINTED.includes(name) }),
        ),
      );
    const machine = describePlatform();
    const report = writePageReport(runs, { day: new Date(begun).toISOString().slice(0, 10), machine });
    // A choice would take the others out of the page.
    const isWhole = pages === null && VARIANTS.every((variant) => variant === 'framework' || isMeasured(variant));
    if (isWhole) writeBenchmarks('pages', report);
    say(isWhole ? 'written to docs/benchmarks.md' : report);
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.stop();
    await framework?.stop();
    await door.stop();
    await site.stop();
  }
}

/** Returns a journey to the profile of the newest talent. */
async function profileJourney(origin: string): Promise<MeasuredJourney> {
  const listing = await fetch(origin + ENDPOINTS.talentListing.path);
  const { data } = (await listing.json()) as { readonly data: readonly { readonly slug: string }[] };
  const next = { path: '/article', shown: 'main a[href^="/article/"]' };
  return { path: `/${data[0]?.slug ?? ''}`, name: 'a profile', shown: 'main article h1', next, isLanding: false };
}

/** Measures the variants alternately; the first round is a warm-up. */
async function measure(
  { path, name = path, isLanding }: MeasuredJourney,
  { rounds, variants }: PageOptions,
  look: (variant: Variant) => Promise<Visit>,
): Promise<PageRuns> {
  const visits = Object.fromEntries(variants.map((variant) => [variant, [] as Visit[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of variants) {
      const seen = await look(variant);
      if (round > 0) visits[variant]?.push(seen);
    }
    say(`${path}: round ${round} of ${rounds}`);
  }
  return { path: name, isLanding, visits };
}

main(readPageOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
