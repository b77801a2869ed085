import { isRemote, REMOTES } from '../build/packages';
import { declarationOf } from '../isolation/isolated-page';
import { serveIsolated } from '../isolation/serve-page';
import { portOf } from '../site/ports';

/** npm run isolated -w mf-talents: serves the page of `dev` as a production build; needs no backend. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const { origin, stop } = await serveIsolated(name, portOf('PORT', declarationOf(name).port));
  console.log(`${name} alone at ${origin}`);
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
