import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { SINGLETONS } from '@alltalent/shared/build';
import type { RoutesModule, ShellServices } from '@alltalent/shared/federation';

type Libraries = ReadonlyMap<string, unknown>;
type Route = { readonly path?: string | undefined; readonly lazy?: unknown; readonly children?: readonly Route[] | undefined };
type Declared = { readonly pattern: string };

const require = createRequire(import.meta.url);

/**
 * Throws when a remote's server bundle, or the module of one of its pages, cannot be loaded in Node, and when its routes are not the
 * `declared` ones of its remote.json, by which it is judged whose page an address is.
 */
export async function checkServerBundle(packageName: string, file: string, declared: readonly Declared[]): Promise<void> {
  const problem = declarationProblem(await loadPages(packageName, file), declared);
  if (problem !== null) throw new Error(`${packageName} is not built: ${problem}`);
}

async function loadPages(packageName: string, file: string): Promise<readonly Route[]> {
  try {
    const { createRoutes } = runServerBundle(file, await sharedLibraries());
    // Only loaders use the services, and no loader runs here.
    const routes = withChildren(createRoutes({ queryClient: {} } as ShellServices));
    for (const { lazy } of routes) if (typeof lazy === 'function') await lazy();
    return routes;
  } catch (error) {
    const trace = error instanceof Error ? error.stack : String(error);
    throw new Error(
      `${packageName} cannot be loaded in Node, where its pages are drawn. Use window and document in effects and handlers only, not while a module loads.\n${trace}`,
    );
  }
}

function declarationProblem(routes: readonly Route[], declared: readonly Declared[]): string | null {
  const patterns = new Set(declared.map(({ pattern }) => pattern));
  const paths = new Set(routes.flatMap(({ path }) => path ?? []));
  const foreign = [...paths].find((path) => !patterns.has(path));
  if (foreign !== undefined) return `its routes have ${foreign}, which its remote.json does not declare.`;
  const missing = [...patterns].find((pattern) => !paths.has(pattern));
  return missing === undefined ? null : `its remote.json declares ${missing}, which its routes do not have.`;
}

/** Runs a server bundle with these shared libraries and returns its exports. */
export function runServerBundle(file: string, libraries: Libraries): RoutesModule {
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file }) as (
    ...scope: readonly unknown[]
  ) => void;
  const module = { exports: {} };
  run(module, module.exports, (id: string) => {
    if (!libraries.has(id)) throw new Error(`It requires ${id}, which is no shared library.`);
    return libraries.get(id);
  });
  return module.exports as RoutesModule;
}

/** Loads what a server bundle may require. */
export async function sharedLibraries(): Promise<Libraries> {
  const load = (id: string) => (id.startsWith('@alltalent/') ? import(id) : require(id)) as unknown;
  return new Map(await Promise.all(SINGLETONS.map(async (id): Promise<[string, unknown]> => [id, await load(id)])));
}

function withChildren(routes: readonly Route[]): readonly Route[] {
  return routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);
}
