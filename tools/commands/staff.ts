import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build-all';
import { ROOT } from '../build/packages';

const PROGRAM = join(ROOT, 'backend/dist/staff.mjs');

/** npm run staff -- suspend <e-mail> --reason …: staff commands on the site's database, whether or not the site is running. */
async function main(args: readonly string[]): Promise<void> {
  // An existing build is not replaced, because a running site may use it.
  if (!existsSync(PROGRAM)) await buildChanged(['backend'], () => undefined);
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM, ...args], { cwd: ROOT, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
