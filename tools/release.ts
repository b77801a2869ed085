import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged } from './build/build-all';
import { isRemote, REMOTES, ROOT } from './build/packages';
import { publishRemote } from './build/publish';

/** npm run release -- mf-talents: builds one remote, stores it under a new version and makes it the one visitors get. */
async function main(name: string | undefined): Promise<void> {
  if (!name || !isRemote(name)) throw new Error(`Name the remote to release: ${REMOTES.join(', ')}.`);
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
  await buildChanged([name], console.log);
  const release = await publishRemote(name, {
    backendUrl: process.env['BACKEND_URL']?.split(',')[0] ?? `http://127.0.0.1:${process.env['BACKEND_PORT'] ?? '4000'}`,
    releaseStore: resolve(ROOT, process.env['RELEASE_STORE'] ?? join(dataDir, 'releases')),
    secretKey: process.env['SECRET_KEY'] ?? readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
    ...(process.env['ASSET_ORIGIN'] ? { assetOrigin: process.env['ASSET_ORIGIN'] } : {}),
  });
  console.log(`${release.remote} ${release.version} is what visitors get from the next page load on.`);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
