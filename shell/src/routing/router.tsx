import { createBrowserRouter, type RouteObject } from 'react-router';
import { RootFrame } from './root-frame';
import { mountRemotes } from './mount-remotes';
import { NotFoundPage } from '../pages/not-found.page';
import { ROOT_ID, type RouterServices } from './router-services';
import { RootError, SectionBoundary } from './section-boundary';

/**
 * The root is pathless and its splat child matches everything: so every unknown path asks for the remote that owns
 * it, the frame stands while it loads, and a remote that cannot be loaded fails inside the frame.
 */
export function createRootRoute(): RouteObject {
  return {
    id: ROOT_ID,
    Component: RootFrame,
    ErrorBoundary: RootError,
    HydrateFallback: RootFrame,
    // With something to wait for, the fallback stands until the path is known, and not this page.
    children: [{ id: 'not-found', path: '*', loader: () => null, Component: NotFoundPage, ErrorBoundary: SectionBoundary }],
  };
}

export function createRouter(services: RouterServices) {
  // The router asks for the first page's remote while it is being made.
  let made: ReturnType<typeof createBrowserRouter> | null = null;
  const goingTo = () => {
    if (!made?.state.initialized || !made.state.navigation.location) return null;
    const { pathname, search, hash } = made.state.navigation.location;
    return pathname + search + hash;
  };
  made = createBrowserRouter([createRootRoute()], { patchRoutesOnNavigation: mountRemotes(services, goingTo) });
  return made;
}
