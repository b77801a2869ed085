import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router';
import { nextTask } from './next-task';
import { RootFrame } from './root-frame';
import { mountRemotes } from './mount-remotes';
import { NotFoundPage } from '../pages/not-found.page';
import { ROOT_ID, type RouterServices } from './router-services';
import { RootError, SectionBoundary } from './section-boundary';

/**
 * Creates the root route. It is pathless and its splat child matches everything, so every unknown path requests the remote
 * that owns it, the frame shows while it loads, and a failure stays inside the frame. `sections` are remotes that are
 * loaded already.
 */
export function createRootRoute(sections: readonly RouteObject[] = []): RouteObject {
  return {
    id: ROOT_ID,
    Component: RootFrame,
    ErrorBoundary: RootError,
    HydrateFallback: RootFrame,
    children: [
      // The loader makes the router show the fallback, not this page, until the path is known.
      { id: 'not-found', path: '*', loader: () => null, Component: NotFoundPage, ErrorBoundary: SectionBoundary },
      ...sections,
    ],
  };
}

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/** The page that the server drew: its remote, the version of its release, and the data or the error of the routes' loaders by route id. */
type DrawnStart = { readonly remote: string; readonly version: string } & Pick<HydrationState, 'loaderData' | 'errors'>;

export type RouterStart = {
  /** Creates the router, which loads the first page itself. */
  start(): BrowserRouter;
  /** Resolves to a router whose first page is the one that the server drew. Rejects when the browser cannot show the same. */
  startDrawn(page: DrawnStart): Promise<BrowserRouter>;
};

export function createRouter(services: RouterServices): RouterStart {
  // The router requests the first page's remote during its own creation.
  let made: BrowserRouter | null = null;
  const goingTo = () => {
    if (!made?.state.initialized || !made.state.navigation.location) return null;
    const { pathname, search, hash } = made.state.navigation.location;
    return pathname + search + hash;
  };
  const mounting = mountRemotes(services, goingTo);
  const create = (sections: readonly RouteObject[], hydrationData?: HydrationState) => {
    made = createBrowserRouter([createRootRoute(sections)], {
      patchRoutesOnNavigation: mounting.patch,
      ...(hydrationData && { hydrationData }),
    });
    return made;
  };
  return {
    start: () => create([]),
    startDrawn: async ({ remote, version, loaderData, errors }) => {
      const section = await mounting.begin({ remote, version, path: location.pathname });
      // The page's files have just run.
      await nextTask();
      return create([section], { loaderData, errors });
    },
  };
}
