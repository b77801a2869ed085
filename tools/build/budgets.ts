import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, exposeOf, type Release, type ReleaseSize } from '@alltalent/shared/contracts';

/**
 * Returns the compressed script that each page loads of its remote before it is shown, in bytes. Throws when one is more than
 * `allowed`.
 */
export function checkPages(release: Release, folder: string, allowed: number): readonly ReleaseSize[] {
  const first = [release.entry, ...(exposeOf(release, 'routes')?.js ?? [])];
  return release.routes.map(({ id, js = [] }) => {
    const bytes = sizeOf([...first, ...js], release.base, folder);
    if (bytes > allowed)
      throw new Error(`${id} takes ${bytes} bytes of compressed JavaScript; remote.json allows ${allowed} (page_budget).`);
    return { name: id, bytes, budget: allowed };
  });
}

/**
 * Returns the compressed script that each exposed component loads before it is shown, in bytes. Throws when one is more than `allowed`
 * has for its name, and when that has nothing for it.
 */
export function checkParts(release: Release, folder: string, allowed: Readonly<Record<string, number>>): readonly ReleaseSize[] {
  const parts = release.exposes.filter(({ name }) => name !== 'routes');
  return parts.map(({ name, js }) => {
    const budget = allowed[name];
    const bytes = sizeOf([release.entry, ...js], release.base, folder);
    const takes = `${release.remote}/${name} takes ${bytes} bytes of compressed JavaScript`;
    if (budget === undefined) throw new Error(`${takes}, and remote.json allows it none: add "${name}" to part_budgets.`);
    if (bytes > budget) throw new Error(`${takes}; remote.json allows ${budget} (part_budgets).`);
    return { name, bytes, budget };
  });
}

function sizeOf(files: readonly Asset[], base: string, folder: string): number {
  return files.reduce((sum, { url }) => sum + statSync(join(folder, `${url.slice(base.length)}.br`)).size, 0);
}
