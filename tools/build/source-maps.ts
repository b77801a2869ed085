import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './published-files';

/** Returns the folder for the source maps of a release, below the data of the machine that published it. */
export function sourceMapsOf(dataDir: string, { remote, version }: { readonly remote: string; readonly version: string }): string {
  return join(dataDir, 'source-maps', remote, version);
}

/** Stores the source maps of a build where no browser gets them, so that stacks of failed pages lead to the sources. */
export function storeSourceMaps(dist: string, folder: string): void {
  if (existsSync(folder)) return;
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.js.map'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(dist, file), join(folder, file));
  }
}
