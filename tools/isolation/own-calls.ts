import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Compiler } from 'webpack';
import { calledEndpoints } from '../build/called-endpoints';
import { folderOf } from '../build/packages';

const FILE = 'calls.json';

/** Writes beside a server bundle which calls it can make, after each build. */
export function writeOwnCalls(compiler: Compiler): void {
  compiler.hooks.done.tap('OwnCalls', (stats) => {
    if (!stats.hasErrors()) writeFileSync(join(compiler.outputPath, FILE), JSON.stringify(calledEndpoints(stats)));
  });
}

/**
 * Returns the names of the calls of a remote: those of the server bundle in `folder`, which is its pages, and of its last release, which
 * has what is no page, too.
 */
export function ownCallsOf(name: string, folder: string): readonly string[] {
  const { calls = [] } = readJson<{ readonly calls?: readonly string[] }>(join(folderOf(name), 'dist/release.json'), {});
  const all = new Set([...readJson<readonly string[]>(join(folder, FILE), []), ...calls]);
  return Object.entries(ENDPOINTS)
    .filter(([, { method, path }]) => all.has(`${method} ${path}`))
    .map(([endpoint]) => endpoint)
    .sort();
}

function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
}
