import type { RemoteLoader, RoutesModule } from '@alltalent/shared/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

/** The routes of each remote, made once: for whoever goes to one of its pages, or only points at a link to it. */
export type RemoteRoutes = {
  areMade(remote: string): boolean;
  /** Loads the remote if need be. What failed is tried anew by whoever asks next. */
  of(remote: string): Promise<readonly RouteObject[]>;
};

type Sources = { readonly loader: Pick<RemoteLoader, 'load'>; readonly queryClient: QueryClient };

export function createRemoteRoutes({ loader, queryClient }: Sources): RemoteRoutes {
  const made = new Map<string, readonly RouteObject[]>();
  return {
    areMade: (remote) => made.has(remote),
    async of(remote) {
      if (!made.has(remote)) {
        const module = await loader.load(remote, 'routes');
        if (!isRoutesModule(module)) throw new Error('it exposes no createRoutes');
        if (!made.has(remote)) made.set(remote, module.createRoutes({ queryClient }));
      }
      return made.get(remote) ?? [];
    },
  };
}

function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof module === 'object' && module !== null && 'createRoutes' in module && typeof module.createRoutes === 'function';
}
