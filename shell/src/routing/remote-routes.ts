import type { RemoteLoader, RoutesModule } from '@alltalent/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** Routes of each remote, created once, for navigations and for prefetching. */
export type RemoteRoutes = {
  areMade(remote: string): boolean;
  /** Returns a remote's routes and loads it if necessary. The next call retries a failure. */
  of(remote: string): Promise<readonly RouteObject[]>;
  /** Returns a remote's routes for a visitor who may not go there. Loading is reported only when they do. */
  ahead(remote: string): Promise<readonly RouteObject[]>;
};

type Sources = { readonly loader: Pick<RemoteLoader, 'load' | 'prepare'>; readonly queryClient: QueryClient };

export function createRemoteRoutes({ loader, queryClient }: Sources): RemoteRoutes {
  const made = new Map<string, readonly RouteObject[]>();

  function make(remote: string, module: unknown): readonly RouteObject[] {
    if (!isRoutesModule(module)) throw new Error('it exposes no createRoutes');
    const routes = made.get(remote) ?? module.createRoutes({ queryClient });
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
