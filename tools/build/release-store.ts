import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT } from './packages';
import { isPublished, type ReleaseStore } from './published-files';

/** Opens the store at `s3://bucket/prefix` or in a folder. */
export async function openReleaseStore(location: string): Promise<ReleaseStore> {
  if (!location.startsWith('s3://')) return new FolderStore(resolve(PROJECT, location));
  const { BucketStore } = await import('./bucket-store');
  return BucketStore.fromEnvironment(new URL(location));
}

class FolderStore implements ReleaseStore {
  constructor(private readonly folder: string) {}

  /** Copies to a temporary folder and renames it, so that a version is complete or missing. */
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
