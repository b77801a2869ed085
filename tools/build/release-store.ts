import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './packages';

/** Where the files of releases lie, each under /<remote>/<version>/. A version is written once. */
export type ReleaseStore = {
  /** Copies a build there; one that is there already stays as it is. */
  put(dist: string, remote: string, version: string): Promise<void>;
};

/** `s3://bucket/prefix`, or a folder. */
export async function openReleaseStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new FolderStore(resolve(ROOT, address));
  const { BucketStore } = await import('./bucket-store');
  return BucketStore.fromEnvironment(new URL(address));
}

/** Source maps stay at home. */
export function isPublished(file: string): boolean {
  return !/\.map(\.br|\.gz)?$|\.inputs$/u.test(file);
}

class FolderStore implements ReleaseStore {
  constructor(private readonly folder: string) {}

  /** Copied beside its place and moved there in one step. */
  put(dist: string, remote: string, version: string): Promise<void> {
    const place = join(this.folder, remote, version);
    if (!existsSync(place)) copyWhole(dist, place);
    return Promise.resolve();
  }
}

function copyWhole(dist: string, place: string): void {
  const fresh = `${place}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  cpSync(dist, fresh, { recursive: true, filter: isPublished });
  renameSync(fresh, place);
}

/** Paths below the folder, with slashes, in the order of their names. */
export function filesBelow(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());
  return all.map((file) => file.replaceAll('\\', '/')).sort();
}
