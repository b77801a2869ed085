import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES, ROOT } from '../build/packages';
import { portOf } from '../site/ports';
import { publishAll, startSite } from '../site/site';

/** npm run dev: runs the whole site and rebuilds it as files change. A remote is released again; a program is restarted. */
const SETTLE_MS = 200;
const FOLDERS = [...PROGRAMS, ...REMOTES, 'shared'] as const;
const IGNORED = /(^|\/)(dist|node_modules|test-results)(\/|$)|\.test\.tsx?$/u;

const options = {
  port: portOf('PORT', 8080),
  backendPort: portOf('BACKEND_PORT', 4000),
  dataDir: resolve(ROOT, process.env['DATA_DIR'] ?? '.data'),
  say: console.log,
};

await buildChanged([...PROGRAMS, ...REMOTES], console.log);
let site = await startSite(options);
console.log(`Ready at ${site.origin}; reload the page after a change.`);

let timer: NodeJS.Timeout | undefined;
let work = Promise.resolve();
const touched = new Set<string>();

for (const folder of FOLDERS) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (file && IGNORED.test(file)) return;
    touched.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(takeOver);
    }, SETTLE_MS);
  });
}

async function takeOver(): Promise<void> {
  const folders = [...touched];
  touched.clear();
  try {
    await buildChanged([...PROGRAMS, ...REMOTES], console.log);
    if (folders.some((folder) => folder === 'backend' || folder === 'shell' || folder === 'shared')) {
      await site.stop();
      site = await startSite(options);
    } else await publishAll(options);
    console.log('Up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void site.stop().then(() => process.exit(0)));
