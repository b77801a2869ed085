import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBenchmarks } from '../bench/benchmarks-page';
import { describePlatform } from '../bench/machine';
import { buildFramework } from '../bench/pages/framework/build-framework';
import { writeFrameworkReport } from '../bench/pages/framework/framework-report';
import { measureDrawing } from '../bench/pages/framework/measure-drawing';
import { startReplayedBackend } from '../bench/pages/framework/replayed-backend';
import { startFramework } from '../bench/pages/framework/start-framework';
import { parseRounds } from '../bench/pages/page-options';
import { startDrawingDoor } from '../bench/pages/start-drawing-door';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { freePort } from '../site/ports';
import { startSite } from '../site/site';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** npm run bench:framework: compares the drawing of pages with one application of React Router's framework mode, and writes docs/benchmarks.md. */
async function main(rounds: number): Promise<void> {
  await buildChanged([...PROGRAMS, ...REMOTES], say);
  say('building the pages as one application');
  buildFramework();
  const dataDir = join(ROOT, '.data/bench/site');
  rmSync(dataDir, { recursive: true, force: true });
  const backendPort = await freePort();
  const site = await startSite({ port: await freePort(), backendPort, dataDir, env: { PAGES_DRAWN_BY: 'browser' }, say });
  const backend = await startReplayedBackend(backendPort);
  const door = await startDrawingDoor(dataDir, backend.port);
  const framework = await startFramework(backend.port);
  try {
    say(`drawing pages, ${rounds} rounds`);
    const runs = await measureDrawing(
      { 'front door': { ...door, drawnText: ' data-drawn' }, framework: { ...framework, drawnText: '<article' } },
      rounds,
    );
    const report = writeFrameworkReport(runs, { day: new Date(begun).toISOString().slice(0, 10), machine: describePlatform() });
    writeBenchmarks('framework mode', report);
    say(`written to docs/benchmarks.md\n\n${report}`);
  } finally {
    await framework.stop();
    await door.stop();
    backend.stop();
    await site.stop();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
main(parseRounds(values.rounds)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
