import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compilation, Module, Stats } from 'webpack';
import { partsOf } from './called-endpoints';
import { folderOf, PROJECT } from './packages';

const FILE = '.files';
const INDEX = /[\\/]index\.ts$/u;

/** Writes the source files that are in the bundles of a build beside it, relative to the root, one a line. */
export function writeBundledFiles(folder: string, builds: readonly Stats[]): void {
  const files = new Set(builds.flatMap(({ compilation }) => sourcesOf(compilation)));
  writeFileSync(join(folder, FILE), [...files].sort().join('\n'));
}

/** Returns the source files in the last build of a package; null before the first one. */
export function bundledFilesOf(packageName: string): readonly string[] | null {
  try {
    return readFileSync(join(folderOf(packageName), 'dist', FILE), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/** An index.ts that only hands on is in no chunk, but says which file a name comes from. */
function sourcesOf({ modules, chunkGraph }: Compilation): readonly string[] {
  const isIn = (module: Module) => chunkGraph.getNumberOfModuleChunks(module) > 0 || INDEX.test(module.nameForCondition() ?? '');
  return [...modules].filter(isIn).flatMap(filesOfModule);
}

function filesOfModule(module: Module): readonly string[] {
  return partsOf(module)
    .map((part) => part.nameForCondition())
    .flatMap((path) => (path === null || path.includes('node_modules') ? [] : [relative(PROJECT, path)]));
}
