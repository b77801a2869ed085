import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../build/build-all';
import { ROOT } from '../build/packages';

/** npm run talents -- check | rebuild: compares the listing with the stored talents, or rebuilds it. */
await buildChanged(['backend'], () => undefined);
const program = join(ROOT, 'backend/dist/talents.mjs');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
