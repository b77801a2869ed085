import { parseArgs } from 'node:util';
import { firstPathOf } from '@alltalent/shared/contracts';
import { isRemote, REMOTES } from '../build/packages';
import { serveInSite } from '../in-site/serve-in-site';
import { originOf } from '../in-site/site-page';
import { declarationOf } from '../isolation/isolated-page';
import { serveHot } from '../isolation/serve-hot';
import { claimPort, portOf } from '../site/ports';

/**
 * npm run dev -w mf-talents: runs one remote alone with a mocked backend and hot reloading.
 * npm run dev -w mf-talents -- --in https://staging.example: the same remote inside a running site.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: { in: { type: 'string' } }, allowPositionals: true });
  const [name] = positionals;
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const port = portOf('PORT', declarationOf(name).port);
  await claimPort(port, 'PORT');
  const { stop } = values.in === undefined ? await runAlone(name, port) : await runInSite(name, originOf(values.in), port);
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

async function runAlone(name: string, port: number) {
  const served = await serveHot(name, port);
  console.log(
    `${name} alone at ${served.origin}${firstPathOf(declarationOf(name))}; ?as=talent&latency=2000&fail=503 says who you are and how the backend behaves.`,
  );
  return served;
}

async function runInSite(name: string, site: string, port: number) {
  const served = await serveInSite({
    names: [name],
    site,
    port,
    banner: `${name} from this machine in ${site}. Nothing is counted.`,
    say: console.log,
  });
  console.log(`${name} from this machine in ${site}: ${served.origin}${firstPathOf(declarationOf(name))}`);
  return served;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
