import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, exposeOf, type ExposeName, type Release, type ReleaseSize } from '@alltalent/shared/contracts';
import type { Stats } from 'webpack';
import { filesOf } from './run-webpack';

type Budget = { readonly name: ExposeName; readonly bytes: number; readonly without: RegExp };

/** Largest compressed size of an exposed module, including its remote's entry and everything it can load later, in bytes. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  mf_auth: { name: 'join-panel', bytes: 60_000, without: /phone-input/u },
};

/** Throws when a remote exceeds its budget. Otherwise returns its size; null for a remote without a budget. */
export function checkBudget(remote: string, folder: string, stats: Stats): ReleaseSize | null {
  const budget = BUDGETS[remote];
  if (!budget) return null;
  const files = [...filesOf(stats, remote), ...filesOf(stats, budget.name), ...laterFilesOf(stats, budget.name)];
  const counted = [...new Set(files)].filter((file) => file.endsWith('.js') && !budget.without.test(file));
  const bytes = counted.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
  if (bytes > budget.bytes) {
    const verdict = `${remote}/${budget.name}: ${bytes} bytes of compressed JavaScript, ${budget.bytes} allowed`;
    throw new Error(`${verdict}. Counted: ${counted.join(', ')}`);
  }
  return { name: budget.name, bytes, budget: budget.bytes };
}

/** Returns the files of chunks that a named chunk loads at run time. */
function laterFilesOf(stats: Stats, name: string): readonly string[] {
  const chunks = [...stats.compilation.chunks].filter((chunk) => chunk.name === name);
  return chunks.flatMap((chunk) => [...chunk.getAllAsyncChunks()]).flatMap((chunk) => [...chunk.files]);
}

/**
 * Returns the compressed script that each page loads of its remote before it is shown, in bytes. Throws when one is more than
 * `allowed`.
 */
export function checkPages(release: Release, folder: string, allowed: number): readonly ReleaseSize[] {
  const { entry, routes, base } = release;
  const sizeOf = ({ url }: Asset) => statSync(join(folder, `${url.slice(base.length)}.br`)).size;
  const first = [entry, ...(exposeOf(release, 'routes')?.js ?? [])];
  return routes.map(({ id, js = [] }) => {
    const bytes = [...first, ...js].reduce((sum, file) => sum + sizeOf(file), 0);
    if (bytes > allowed)
      throw new Error(`${id} takes ${bytes} bytes of compressed JavaScript; remote.json allows ${allowed} (page_budget).`);
    return { name: id, bytes, budget: allowed };
  });
}
