import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that holds shared, shell and tools: the repository, or node_modules/@alltalent of a remote with a repository of its own. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/u, '');

/** Whether these tools are installed packages, in a repository that is one remote. */
export const IS_STANDALONE = /[\\/]node_modules[\\/]@alltalent$/u.test(ROOT);

/** Folder of the repository. That of a remote of its own is where its commands run. */
export const PROJECT = IS_STANDALONE ? process.cwd() : ROOT;

/** Folders of the remotes: those with a remote.json. In a repository of its own, the one remote by the name its folder would have. */
export const REMOTES: readonly string[] = IS_STANDALONE
  ? [ownRemote()]
  : readdirSync(ROOT)
      .filter((folder) => folder.startsWith('mf-') && existsSync(join(ROOT, folder, 'remote.json')))
      .sort();
export const PROGRAMS = ['backend', 'shell'] as const;

export function isRemote(name: string): boolean {
  return REMOTES.includes(name);
}

/** Returns the folder of a package: mf-talents, shell. */
export function folderOf(name: string): string {
  return IS_STANDALONE && isRemote(name) ? PROJECT : join(ROOT, name);
}

function ownRemote(): string {
  const file = join(PROJECT, 'remote.json');
  if (!existsSync(file)) throw new Error(`There is no remote.json in ${PROJECT}. Run this in the folder of the remote.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { remote: string }).remote.replace('_', '-');
}
