import type { FallbackRelease, RemoteRecord } from '@alltalent/shared/contracts';
import type { RemoteLoader, RoutesModule } from '@alltalent/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { ownPages } from './own-pages';

/** Routes of each remote, created once, for navigations and for prefetching. */
export type RemoteRoutes = {
  areMade(remote: string): boolean;
  /** Returns a remote's routes and loads it if necessary. The next call retries a failure. */
  of(remote: string): Promise<readonly RouteObject[]>;
  /** Returns a remote's routes for a visitor who may not go there. Loading is reported only when they do. */
  ahead(remote: string): Promise<readonly RouteObject[]>;
};

type Sources = {
  readonly loader: Pick<RemoteLoader, 'load' | 'prepare'>;
  readonly queryClient: QueryClient;
  readonly remotes: readonly RemoteRecord[];
};

export function createRemoteRoutes({ loader, queryClient, remotes }: Sources): RemoteRoutes {
  const made = new Map<string, readonly RouteObject[]>();

  /** Either release of the remote may be the one that runs. */
  function declaredBy(remote: string): FallbackRelease['routes'] {
    return remotes.filter((one) => one.remote === remote).flatMap(({ routes, fallback }) => [...routes, ...(fallback?.routes ?? [])]);
  }

  function make(remote: string, module: unknown): readonly RouteObject[] {
    if (!isRoutesModule(module)) throw new Error('it exposes no createRoutes');
    const routes = made.get(remote) ?? ownPages(module.createRoutes({ queryClient }), declaredBy(remote));
    made.set(remote, routes);
    return routes;
  }

  return {
    areMade: (remote) => made.has(remote),
    of: async (remote) => make(remote, await loader.load(remote, 'routes')),
    ahead: async (remote) => made.get(remote) ?? make(remote, await loader.prepare(remote, 'routes')),
  };
}

function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof module === 'object' && module !== null && 'createRoutes' in module && typeof module.createRoutes === 'function';
}
