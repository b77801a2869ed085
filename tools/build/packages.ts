import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');

/** Folders of the remotes: those with a remote.json. */
export const REMOTES: readonly string[] = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mf-') && existsSync(join(ROOT, folder, 'remote.json')))
  .sort();
export const PROGRAMS = ['backend', 'shell'] as const;

export function isRemote(name: string): boolean {
  return REMOTES.includes(name);
}
