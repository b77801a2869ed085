import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-all';
import { ROOT } from '../build/packages';

const PROGRAM = join(ROOT, 'backend/dist/staff.mjs');

/** npm run staff -- suspend <e-mail> --reason …: what provider staff do, on the database of the site, running or not. */
async function main(args: readonly string[]): Promise<void> {
  // A build under a running site is left as it is.
  if (!existsSync(PROGRAM)) await buildChanged(['backend'], () => undefined);
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM, ...args], { cwd: ROOT, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
