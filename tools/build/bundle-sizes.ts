import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSize } from '@alltalent/shared/contracts';

const fileIn = (dist: string) => join(dist, '.sizes');

/** Stores the sizes of a build's pages beside it, for the record of its release. */
export function writeSizes(dist: string, sizes: readonly ReleaseSize[]): void {
  writeFileSync(fileIn(dist), JSON.stringify(sizes));
}

/** Returns the sizes of a build's pages; none for a build that stored none. */
export function readSizes(dist: string): readonly ReleaseSize[] {
  return existsSync(fileIn(dist)) ? (JSON.parse(readFileSync(fileIn(dist), 'utf8')) as readonly ReleaseSize[]) : [];
}
