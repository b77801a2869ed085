import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';

type ReleaseName = Pick<Release, 'remote' | 'version'>;

/** Returns the path below which the site serves the files of a release; null for one whose files are on another host. */
export function sitePathOf({ remote, version, base }: Release): string | null {
  const own = `/r/${remote}/${version}/`;
  return base === own ? own : null;
}

/** Returns the folder of a release in a store; null for a name that leads elsewhere (`..`). */
export function folderIn(store: string, { remote, version }: ReleaseName): string | null {
  const folder = resolve(store, remote, version);
  return basename(folder) === version && dirname(folder) === join(resolve(store), remote) ? folder : null;
}

/** Deletes a folder with all that is in it; one that is not there is no error. */
export function deleteFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a folder is there and got its files before a moment (ms). */
export function isLeftFrom(folder: string, before: number): boolean {
  return existsSync(folder) && statSync(folder).mtimeMs < before;
}
