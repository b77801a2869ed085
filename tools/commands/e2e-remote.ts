import { join } from 'node:path';
import { isRemote, REMOTES, ROOT } from '../build/packages';
import { testRemoteAlone } from '../isolation/test-remote';
import { findChromium } from '../testing/requirements';

/** npm run e2e -w mf-talents: runs that remote's journeys on its own page, without a backend. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const { path, reason } = findChromium();
  if (!path) throw new Error(`The journeys cannot run: ${reason}.`);
  const { passed, failed } = await testRemoteAlone(name, join(ROOT, 'e2e/test-results'), path);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
