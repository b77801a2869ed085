import { matchRemoteRoute, type RouteMatch } from '@alltalent/shared/federation';
import { use, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { Frame } from './layout/frame';
import { PageSkeleton } from './pages/page-skeleton';
import { RegistryContext } from './registry-context';

/** The frame around every page, dressed as the registry says for the current route. */
export function RootFrame() {
  const navigation = useNavigation();
  const match = useRegistryMatch();
  useRouteDocument(match);
  return (
    <Frame header={match?.route.header ?? 'solid'} hasFooter={match?.route.footer ?? true} isBusy={navigation.state !== 'idle'}>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  );
}

/** The frame while the first remote is on its way. */
export function LoadingFrame() {
  const match = useRegistryMatch();
  return (
    <Frame header={match?.route.header ?? 'solid'} hasFooter={match?.route.footer ?? true} isBusy>
      <PageSkeleton />
    </Frame>
  );
}

function useRegistryMatch(): RouteMatch | null {
  const { remotes } = use(RegistryContext);
  return matchRemoteRoute(remotes, useLocation().pathname);
}

/** Title and colour scheme of the route; the server writes the same into the first document. */
function useRouteDocument(match: RouteMatch | null): void {
  const title = match?.route.title ?? 'Page not found | All Talent';
  const isDynamic = match?.route.pattern.includes(':') ?? false;
  const scheme = match?.route.scheme ?? 'auto';
  useEffect(() => {
    if (!isDynamic) document.title = title;
  }, [title, isDynamic]);
  useEffect(() => {
    document.documentElement.classList.toggle('sheet-light', scheme === 'light');
  }, [scheme]);
}
