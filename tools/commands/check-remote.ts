import { isRemote, REMOTES } from '../build/packages';
import { checksOfRemote, runChecks } from '../checks/checks';

/** npm run check, in the repository of a remote: its types and lint, as before a release. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote: ${REMOTES.join(', ')}.`);
  const results = await runChecks(checksOfRemote(name));
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
