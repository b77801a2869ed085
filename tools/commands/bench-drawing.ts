import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PageRelease } from '@alltalent/shared/contracts';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { buildBare } from '../bench/drawing/bare-build';
import { startBareProcess } from '../bench/drawing/bare-process';
import { writeDrawingReport } from '../bench/drawing/drawing-report';
import { measureMemory } from '../bench/drawing/measure-memory';
import { measureSpeed } from '../bench/drawing/measure-speed';
import { type DoorSources, startMeasuredDoor } from '../bench/drawing/measured-door';
import { furtherListingPages, listingPages, profilePages } from '../bench/drawing/measured-pages';
import { fetchRegistry, fileOf, measuredRelease, withRelease } from '../bench/drawing/measured-releases';
import { RecordedBackend } from '../bench/drawing/recorded-backend';
import { startGenerator } from '../bench/load/generator';
import { describePlatform } from '../bench/machine';
import { buildFramework } from '../bench/pages/framework/build-framework';
import { startFramework } from '../bench/pages/framework/start-framework';
import { parseRounds } from '../bench/pages/page-options';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { releaseStoreFor } from '../platform/from-environment';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const PROFILES = 2000;
const FOLDER = join(ROOT, '.data/bench');

type Options = { readonly rounds: number; readonly views: number; readonly isWithFramework: boolean };

/** npm run bench:drawing: measures the front door's drawing against bare rendering, and its memory, and writes docs/benchmarks.md. */
async function main({ rounds, views, isWithFramework }: Options): Promise<void> {
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  const program = await buildBare();
  if (isWithFramework) buildFramework();
  const dataDir = join(FOLDER, 'drawing');
  rmSync(dataDir, { recursive: true, force: true });
  const backendPort = await freePort();
  const env = { SEED_TALENTS: String(PROFILES + 500), TRUST_PROXY: '1' };
  const site = await startSite({ port: await freePort(), backendPort, dataDir, env, say });
  const realUrl = `http://127.0.0.1:${backendPort}`;
  const backend = await RecordedBackend.start(realUrl);
  try {
    const registry = await fetchRegistry(realUrl);
    backend.publish(withRelease(registry, measuredRelease(registry), 1));
    const sources = { dataDir: join(FOLDER, 'drawing-door'), releaseStore: releaseStoreFor(dataDir), backendUrl: backend.url };
    const place = { day: new Date(begun).toISOString().slice(0, 10), machine: describePlatform() };
    const speed = await compareSpeed(program, sources, { backend, registry, rounds, isWithFramework });
    writeBenchmarks('drawing', writeDrawingReport({ speed, memory: null }, place));
    if (views > 0) {
      const memory = await watchMemory(sources, { backend, registry, realUrl, views });
      writeBenchmarks('drawing', writeDrawingReport({ speed, memory }, place));
    }
    say('written to docs/benchmarks.md');
  } finally {
    backend.stop();
    await site.stop();
  }
}

type Recorded = { readonly backend: RecordedBackend; readonly registry: Awaited<ReturnType<typeof fetchRegistry>> };

type Compared = Recorded & Pick<Options, 'rounds' | 'isWithFramework'>;

async function compareSpeed(program: string, sources: DoorSources, { backend, registry, rounds, isWithFramework }: Compared) {
  const door = await startMeasuredDoor(sources);
  const release = measuredRelease(registry);
  if (!release.server) throw new Error('The release has no server bundle.');
  const pages = listingPages();
  const bare = await startBareProcess(program, {
    backendUrl: sources.backendUrl,
    publicUrl: `http://localhost:${door.port}`,
    release,
    file: fileOf(sources.releaseStore, release.server),
    remotes: registry.rollouts.map(({ stable: { files: _files, server: _server, calls: _calls, ...record } }): PageRelease => record),
    urls: pages,
  });
  const framework = isWithFramework ? await startFramework(backend.port) : null;
  const generator = startGenerator();
  try {
    say(`measuring in ${rounds} rounds`);
    return await measureSpeed({ door, bare, framework, generator, pages, keptPages: furtherListingPages() }, rounds);
  } finally {
    generator.stop();
    bare.stop();
    await framework?.stop();
    await door.stop();
  }
}

type Watched = Recorded & Pick<Options, 'views'> & { readonly realUrl: string };

async function watchMemory(sources: DoorSources, { backend, registry, realUrl, views }: Watched) {
  const profiles = await profilePages(realUrl, PROFILES);
  const door = await startMeasuredDoor(sources);
  const generator = startGenerator();
  const { releaseStore } = sources;
  try {
    return await measureMemory(
      { door, generator, backend, registry, release: measuredRelease(registry), releaseStore, profiles, say },
      views,
    );
  } finally {
    generator.stop();
    await door.stop();
  }
}

/** Returns the options in `--rounds 9 --views 100000 --framework`. */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      views: { type: 'string', default: '100000' },
      framework: { type: 'boolean', default: false },
    },
  });
  const [rounds, views] = [parseRounds(values.rounds), Number(values.views)];
  if (!Number.isInteger(views) || views < 0 || views % 1000 !== 0) throw new Error('Views in whole thousands, or 0.');
  return { rounds, views, isWithFramework: values.framework };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
main(readOptions()).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
