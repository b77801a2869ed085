import { createBrowserRouter, type RouteObject } from 'react-router';
import { RootFrame } from './root-frame';
import { mountRemotes } from './mount-remotes';
import { NotFoundPage } from '../pages/not-found.page';
import { ROOT_ID, type RouterServices } from './router-services';
import { RootError, SectionBoundary } from './section-boundary';

/**
 * Creates the root route. It is pathless and its splat child matches everything, so every unknown path requests the remote
 * that owns it, the frame shows while it loads, and a failure stays inside the frame.
 */
export function createRootRoute(): RouteObject {
  return {
    id: ROOT_ID,
    Component: RootFrame,
    ErrorBoundary: RootError,
    HydrateFallback: RootFrame,
    // The loader makes the router show the fallback, not this page, until the path is known.
    children: [{ id: 'not-found', path: '*', loader: () => null, Component: NotFoundPage, ErrorBoundary: SectionBoundary }],
  };
}

export function createRouter(services: RouterServices) {
  // The router requests the first page's remote during its own creation.
  let made: ReturnType<typeof createBrowserRouter> | null = null;
  const goingTo = () => {
    if (!made?.state.initialized || !made.state.navigation.location) return null;
    const { pathname, search, hash } = made.state.navigation.location;
    return pathname + search + hash;
  };
  made = createBrowserRouter([createRootRoute()], { patchRoutesOnNavigation: mountRemotes(services, goingTo) });
  return made;
}
