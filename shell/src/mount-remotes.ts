import { matchRemoteRoute, type RoutesModule } from '@alltalent/shared/federation';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { preloadPage } from './fetch-ahead';
import { reloadIfOutdated } from './outdated-release';
import { createRemoteSection } from './remote-section';
import { EVERY_REMOTE, RemoteUnavailableError } from './remote-unavailable-error';
import { type PageLimits, withRetriedPages } from './retried-pages';
import { ROOT_ID, type RouterServices } from './router-services';
import { createSectionClock } from './section-clock';

/** Adds a remote's routes the first time a path needs them. A remote counts as mounted only once it is. */
export function mountRemotes(services: RouterServices, goingTo: () => string | null): PatchRoutesOnNavigationFunction {
  const { remotes, loader, queryClient, reports } = services;
  const mounted = new Set<string>();
  const clock = createSectionClock();

  async function loadRoutes(name: string, signal: AbortSignal): Promise<RouteObject[]> {
    clock.begin();
    try {
      const module = await loader.load(name, 'routes');
      if (!isRoutesModule(module)) throw new Error('it exposes no createRoutes');
      return module.createRoutes({ queryClient });
    } catch (cause) {
      throw await unavailable(name, cause, signal);
    }
  }

  async function unavailable(name: string, cause: unknown, signal: AbortSignal): Promise<RemoteUnavailableError> {
    const release = `${name}@${loader.versionOf(name)}`;
    const isOutdated = await reloadIfOutdated(cause, { goingTo: signal.aborted ? null : goingTo(), release });
    return new RemoteUnavailableError(name, cause, isOutdated);
  }

  function limitsOf(name: string): PageLimits {
    return {
      timeLeft: clock.timeLeft,
      refuse(cause, signal) {
        const version = loader.versionOf(name);
        reports.beacon({ remote: name, version, token: '', outcome: 'load_failed', reason: String(cause).slice(0, 300), milliseconds: 0 });
        return unavailable(name, cause, signal);
      },
    };
  }

  return async ({ path, patch, signal }) => {
    if (remotes.length === 0) throw new RemoteUnavailableError(EVERY_REMOTE, 'the document names none');
    const name = matchRemoteRoute(remotes, path)?.remote.remote;
    if (!name || mounted.has(name)) return;
    preloadPage(remotes, path, goingTo() === path);
    const routes = await loadRoutes(name, signal);
    if (mounted.has(name)) return;
    patch(ROOT_ID, [{ id: name, ...createRemoteSection(name, reports), children: withRetriedPages(routes, limitsOf(name)) }]);
    mounted.add(name);
  };
}

function isRoutesModule(module: unknown): module is RoutesModule {
  return typeof module === 'object' && module !== null && 'createRoutes' in module && typeof module.createRoutes === 'function';
}
