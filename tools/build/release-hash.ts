import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isPublished } from './published-files';

const MADE_FROM_OTHERS = /\.(?:br|gz)$|^release\.json$/u;

/**
 * Returns the hash that ends the version of a release: of all that visitors get of it, its files and what `remote.json` says. So a
 * change that is in no file of a remote makes no new version of it.
 */
export function hashOfRelease(folder: string, declared: object): string {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const file of filesBelow(folder).filter((path) => isPublished(path) && !MADE_FROM_OTHERS.test(path))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
