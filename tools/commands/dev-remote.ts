import { isRemote, REMOTES } from '../build/packages';
import { declarationOf } from '../isolation/isolated-page';
import { serveHot } from '../isolation/serve-hot';
import { portOf } from '../site/ports';

/** npm run dev -w mf-talents: runs one remote alone with a mocked backend and hot reloading. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const { origin, stop } = await serveHot(name, portOf('PORT', declarationOf(name).port));
  console.log(`${name} alone at ${origin}; ?as=talent&latency=2000&fail=503 says who you are and how the backend behaves.`);
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
