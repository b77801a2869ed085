import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { SINGLETONS } from '@alltalent/shared/build';
import type { RoutesModule, ShellServices } from '@alltalent/shared/federation';

type Libraries = ReadonlyMap<string, unknown>;
type Route = { readonly lazy?: unknown; readonly children?: readonly Route[] | undefined };

const require = createRequire(import.meta.url);

/** Throws when a remote's server bundle, or the module of one of its pages, cannot be loaded in Node. */
export async function checkServerBundle(packageName: string, file: string): Promise<void> {
  try {
    const { createRoutes } = runServerBundle(file, await sharedLibraries());
    // Only loaders use the services, and no loader runs here.
    const routes = createRoutes({ queryClient: {} } as ShellServices);
    for (const { lazy } of withChildren(routes)) if (typeof lazy === 'function') await lazy();
  } catch (error) {
    const trace = error instanceof Error ? error.stack : String(error);
    throw new Error(
      `${packageName} cannot be loaded in Node, where its pages are drawn. Use window and document in effects and handlers only, not while a module loads.\n${trace}`,
    );
  }
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
