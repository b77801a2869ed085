import { faultOf, matchRemoteRoute, within } from '@alltalent/shared/federation';
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { preloadPage } from './fetch-ahead';
import { reloadIfOutdated } from './outdated-release';
import { createRemoteSection } from './remote-section';
import { EVERY_REMOTE, RemoteUnavailableError } from './remote-unavailable-error';
import { type PageLimits, preparePageOf, withRetriedPages } from './retried-pages';
import { ROOT_ID, type RouterServices } from './router-services';
import { createSectionClock } from './section-clock';

export type RemoteMounting = {
  /** Adds a remote's routes the first time a path needs them. A failed or aborted attempt does not count. */
  readonly patch: PatchRoutesOnNavigationFunction;
  /**
   * Returns the section of a remote with the page at `path` ready to render at once, for a router that begins with it. Rejects
   * when the browser runs another version, or when something did not load in time: the next navigation shows that as its error.
   */
  begin(page: { readonly remote: string; readonly version: string; readonly path: string }): Promise<RouteObject>;
};

export function mountRemotes(services: RouterServices, goingTo: () => string | null): RemoteMounting {
  const { remotes, loader, routes, beacons } = services;
  const mounted = new Set<string>();
  const clock = createSectionClock();
  let failure: RemoteUnavailableError | null = null;

  async function loadRoutes(name: string, signal: AbortSignal): Promise<readonly RouteObject[]> {
    clock.begin(signal);
    try {
      return await routes.of(name);
    } catch (cause) {
      // The loader has told of what did not load, once; what its code gives may be no routes.
      throw await limitsOf(name).refuse(cause, signal);
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
        beacons.send({ remote: name, version, token: '', outcome: 'load_failed', ...faultOf(cause), milliseconds: 0 });
        return unavailable(name, cause, signal);
      },
    };
  }

  function sectionOf(name: string, pages: readonly RouteObject[]): RouteObject {
    return { id: name, ...createRemoteSection(name, services), children: withRetriedPages(pages, limitsOf(name)) };
  }

  /** Loads the file of the page at `path`, in the time that its remote left it. */
  async function loadPage(name: string, section: RouteObject, path: string, signal: AbortSignal): Promise<void> {
    const page = matchRoutes(section.children ?? [], path)?.at(-1)?.route;
    if (!page) return;
    const { timeLeft, refuse } = limitsOf(name);
    await within(preparePageOf(page), timeLeft(signal), `The page ${page.id ?? ''}`).catch(async (cause: unknown) =>
      Promise.reject(await refuse(cause, signal)),
    );
  }

  return {
    async begin({ remote, version, path }) {
      const { signal } = new AbortController();
      if (matchRemoteRoute(remotes, path)?.remote.remote !== remote) throw new Error('the page was drawn from another remote');
      try {
        const pages = await loadRoutes(remote, signal);
        if (loader.versionOf(remote) !== version) throw new Error('the page was drawn from another release');
        const section = sectionOf(remote, pages);
        await loadPage(remote, section, path, signal);
        mounted.add(remote);
        return section;
      } catch (error) {
        if (error instanceof RemoteUnavailableError) failure = error;
        throw error;
      }
    },
    async patch({ path, patch, signal }) {
      if (remotes.length === 0) throw new RemoteUnavailableError(EVERY_REMOTE, 'the document names none');
      const before = failure;
      failure = null;
      if (before) throw before;
      const name = matchRemoteRoute(remotes, path)?.remote.remote;
      if (!name || mounted.has(name)) return;
      // Once the remote's code runs, it requests by itself what its page needs.
      if (!routes.areMade(name)) preloadPage(remotes, path, goingTo() === path);
      const pages = await loadRoutes(name, signal);
      // The router ignores routes for an aborted navigation, so the next one has to add them.
      if (mounted.has(name) || signal.aborted) return;
      patch(ROOT_ID, [sectionOf(name, pages)]);
      mounted.add(name);
    },
  };
}
