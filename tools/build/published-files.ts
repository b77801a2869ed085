import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files of releases lie, each under /<remote>/<version>/. A version is written once. */
export type ReleaseStore = {
  /** Copies a build there; one that is there already stays as it is. */
  put(dist: string, remote: string, version: string): Promise<void>;
};

/** Whether a file of a build is published: source maps and the note of its inputs are not. */
export function isPublished(file: string): boolean {
  return !/\.map(\.br|\.gz)?$|\.inputs$/u.test(file);
}

/** Paths below the folder, with slashes, in the order of their names. */
export function filesBelow(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());
  return all.map((file) => file.replaceAll('\\', '/')).sort();
}
