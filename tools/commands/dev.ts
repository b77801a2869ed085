import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged, hasBuild } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { serveInSite } from '../in-site/serve-in-site';
import { originOf } from '../in-site/site-page';
import { watchPrograms } from '../site/development-programs';
import { claimPort, freePort, portOf } from '../site/ports';
import { startSite } from '../site/site';
import { printWelcome } from '../site/welcome';

/**
 * npm run dev: the whole site at one address, from the working tree. Shell and remotes are compiled for development, a remote when
 * one of its pages is first opened; backend and front door start again as their files change.
 * npm run dev -- --in https://staging.example: shell and all remotes inside a running site.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { in: { type: 'string' } } });
  const port = portOf('PORT', 8080);
  await claimPort(port, 'PORT');
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(stops.map((one) => one()));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  const begin = values.in === undefined ? runSite : async () => ({ site: originOf(values.in ?? ''), isReady: () => Promise.resolve() });
  const { site, isReady } = await begin(port, stops);
  const publicOrigin = values.in === undefined ? `http://localhost:${port}` : site;
  const where = values.in === undefined ? '' : ` in ${site}`;
  const banner = `Shell and remotes from this machine${where}. Nothing is counted.`;
  const served = await serveInSite({ names: REMOTES, site, port, publicOrigin, banner, say: console.log, isReady });
  stops.push(() => served.stop());
  printWelcome(served.origin);
}

type Running = { readonly site: string; readonly isReady: () => Promise<void> };

/** Starts the site behind the development server. Its releases are the builds that there are; only what has none is built. */
async function runSite(port: number, stops: (() => Promise<void>)[]): Promise<Running> {
  const backendPort = portOf('BACKEND_PORT', 4000);
  await claimPort(backendPort, 'BACKEND_PORT');
  await buildChanged([...PROGRAMS, ...REMOTES.filter((name) => !hasBuild(name))], console.log);
  const options = {
    port: await freePort(),
    backendPort,
    dataDir: resolve(ROOT, process.env['DATA_DIR'] ?? '.data'),
    env: { PUBLIC_URL: `http://localhost:${port}` },
    say: console.log,
  };
  const site = await startSite(options);
  const programs = await watchPrograms(site, options);
  stops.push(async () => {
    await Promise.all(programs.map((program) => program.stop()));
  });
  return {
    site: site.origin,
    isReady: async () => {
      await Promise.all(programs.map((program) => program.isReady()));
    },
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
