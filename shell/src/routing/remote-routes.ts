import type { RemoteLoader, RoutesModule } from '@alltalent/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** The routes of each remote, made once: for whoever goes to one of its pages, or only points at a link to it. */
export type RemoteRoutes = {
  areMade(remote: string): boolean;
  /** Loads the remote if need be. What failed is tried anew by whoever asks next. */
  of(remote: string): Promise<readonly RouteObject[]>;
  /** Makes the routes for somebody who may not go there: nothing of it is reported until they do. */
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
