import { resolve } from 'node:path';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { claimPort, portOf } from '../site/ports';
import { type Site, startSite } from '../site/site';
import { printWelcome } from '../site/welcome';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

async function main(): Promise<void> {
  const port = portOf('PORT', 8080);
  const backendPort = portOf('BACKEND_PORT', 4000);
  await claimPort(port, 'PORT');
  await claimPort(backendPort, 'BACKEND_PORT');
  await buildChanged([...PROGRAMS, ...REMOTES], say);

  const running: Site[] = [];
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    for (const site of running) await site.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const site = await startSite({ port, backendPort, dataDir: resolve(ROOT, process.env['DATA_DIR'] ?? '.data'), say });
  running.push(site);
  printWelcome(site.origin);
  const ended = await Promise.race([site.backend, site.frontDoor].map(async (program) => ({ program, code: await program.exited })));
  if (isStopping) return;
  console.error(`${ended.program.name} stopped by itself (code ${ended.code}). ${ended.program.errorTail()}`);
  await stop(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
