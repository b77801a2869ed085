import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependency, Stats } from 'webpack';
import { ROOT } from './packages';

const FACADE = 'shared/src/router/react-router.ts';
const EVERYTHING = '*';

/** Throws when a package, the shell itself included, imports a name from react-router that the shell does not ship, which would fail at run time. */
export function checkRouterNames(packageName: string, stats: Stats): void {
  const shipped = shippedNames();
  const missing = usedNames(stats, 'react-router').filter((name) => !shipped.has(name));
  if (missing.length === 0) return;
  const names = missing.map((name) => (name === EVERYTHING ? 'all of it, by import * as' : name)).join(', ');
  throw new Error(
    `${packageName} uses what the shell does not ship of react-router: ${names}. Import by name; a new name is added to ${FACADE} and released with the shell first.`,
  );
}

function shippedNames(): ReadonlySet<string> {
  const [, names = ''] = /export \{([^}]+)\}/u.exec(readFileSync(join(ROOT, FACADE), 'utf8')) ?? [];
  return new Set(names.split(',').map((name) => name.trim()));
}

/** Returns the names that modules of the build import from a shared library. */
function usedNames({ compilation: { modules, moduleGraph } }: Stats, library: string): readonly string[] {
  const shared = [...modules].filter(
    (module) => module.type === 'consume-shared-module' && module.identifier().split('|').includes(library),
  );
  const dependencies = shared.flatMap((module) => [...moduleGraph.getIncomingConnections(module)].map(({ dependency }) => dependency));
  const namesOf = (dependency: Dependency) =>
    dependency.getReferencedExports(moduleGraph, undefined).map((used) => ('name' in used ? used.name : used)[0] ?? EVERYTHING);
  return [...new Set(dependencies.flatMap((dependency) => (dependency ? namesOf(dependency) : [])))].sort();
}
