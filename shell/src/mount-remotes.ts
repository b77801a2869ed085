import { matchRemoteRoute, type RoutesModule } from '@alltalent/shared/federation';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { RemoteUnavailableError } from './remote-unavailable-error';
import { ROOT_ID, type RouterServices } from './router-services';
import { withRetriedPages } from './retried-pages';
import { SectionBoundary } from './section-boundary';

/** Adds a remote's routes the first time a path needs them. A remote counts as mounted only once it is. */
export function mountRemotes({ remotes, loader, queryClient }: RouterServices): PatchRoutesOnNavigationFunction {
  const mounted = new Set<string>();
  return async ({ path, patch }) => {
    const name = matchRemoteRoute(remotes, path)?.remote.remote;
    if (!name || mounted.has(name)) return;
    const module = await loader.load(name, 'routes').catch((cause: unknown) => {
      throw new RemoteUnavailableError(name, cause);
    });
    if (!isRoutesModule(module)) throw new RemoteUnavailableError(name, new Error('it exposes no createRoutes'));
    if (mounted.has(name)) return;
    patch(ROOT_ID, [{ id: name, ErrorBoundary: SectionBoundary, children: withRetriedPages(module.createRoutes({ queryClient })) }]);
    mounted.add(name);
  };
}

function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof module === 'object' && module !== null && 'createRoutes' in module && typeof module.createRoutes === 'function';
}
