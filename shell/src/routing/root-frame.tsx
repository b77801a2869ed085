import { matchRemoteRoute, type RouteMatch } from '@alltalent/shared/federation';
import { use, useEffect, useMemo } from 'react';
import { ScrollRestoration, useLocation, useNavigation, useOutlet } from 'react-router';
import { Frame } from '../frame/frame';
import { PageSkeleton } from '../pages/page-skeleton';
import { hasSentPage, SentPage } from '../pages/sent-page';
import { RegistryContext } from '../frame/registry-context';
import { scrollKeyOf } from './scroll-key';

/**
 * The frame around every page, dressed as the registry says for the current route. It also stands while the first
 * remote is on its way: then there is no outlet yet, and the same frame stays mounted when there is one.
 */
export function RootFrame() {
  const navigation = useNavigation();
  const page = useOutlet();
  const match = useRegistryMatch();
  useRouteDocument(match);
  return (
    <Frame
      header={match?.route.header ?? 'solid'}
      hasFooter={match?.route.footer ?? true}
      isBusy={page === null || navigation.state !== 'idle'}
    >
      {page ?? (hasSentPage() ? <SentPage /> : <PageSkeleton />)}
      {/* Restoring before the page is there would stop at the end of the skeleton. */}
      {page !== null && <ScrollRestoration getKey={scrollKeyOf} />}
    </Frame>
  );
}

function useRegistryMatch(): RouteMatch | null {
  const { remotes } = use(RegistryContext);
  const { pathname } = useLocation();
  return useMemo(() => matchRemoteRoute(remotes, pathname), [remotes, pathname]);
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
