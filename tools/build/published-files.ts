import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Storage of release files, each under /<remote>/<version>/. A version is written once. */
export type ReleaseStore = {
  /** Copies a build into the store; an existing version stays unchanged. */
  put(dist: string, remote: string, version: string): Promise<void>;
};

/** Returns whether a file of a build is published; source maps, the hash of its inputs, the list of its sources and its sizes are not. */
export function isPublished(file: string): boolean {
  return !/\.map(\.br|\.gz)?$|^\.(?:inputs|files|sizes)$/u.test(file);
}

/** Returns the paths below the folder with slashes, sorted by name. */
export function filesBelow(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());
  return all.map((file) => file.replaceAll('\\', '/')).sort();
}
