import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../build/build-all';
import { ROOT } from '../build/packages';

/** npm run content -- get home | put home <file.json>: reads or replaces the texts of a page, without a new release. */
await buildChanged(['backend'], () => undefined);
const program = join(ROOT, 'backend/dist/content.mjs');
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
