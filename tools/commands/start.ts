import { resolve } from 'node:path';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { claimPort, portOf } from '../site/ports';
import { startSite } from '../site/site';
import { printWelcome } from '../site/welcome';

const begun = Date.now();
const say = (line: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

async function main(): Promise<void> {
  const port = portOf('PORT', 8080);
  const backendPort = portOf('BACKEND_PORT', 4000);
  await claimPort(port, 'PORT');
  await claimPort(backendPort, 'BACKEND_PORT');
  await buildChanged([...PROGRAMS, ...REMOTES], say);

  const ending = new AbortController();
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
  const starting = startSite({ port, backendPort, dataDir, say, signal: ending.signal });
  const stop = async (code: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    const site = await starting.catch(() => undefined);
    await site?.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const site = await starting.catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  if (!site) return;
  printWelcome(site.origin);
  const ended = await Promise.race([site.backend, site.frontDoor].map(async (program) => ({ program, code: await program.exited })));
  if (ending.signal.aborted) return;
  console.error(`${ended.program.name} stopped by itself (code ${ended.code}). ${ended.program.errorTail()}`);
  await stop(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
