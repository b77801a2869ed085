import { matchRemoteRoute, type RouteMatch } from '@alltalent/shared/federation';
import { use, useEffect, useMemo } from 'react';
import { ScrollRestoration, useLocation, useNavigation, useOutlet } from 'react-router';
import { Frame } from '../frame/frame';
import { PageSkeleton } from '../pages/page-skeleton';
import { hasSentPage, SentPage } from '../pages/sent-page';
import { useGonePages } from '../frame/use-gone-pages';
import { t } from '../messages';
import { RegistryContext } from '../frame/registry-context';
import { scrollKeyOf } from './scroll-key';

/**
 * Frame around every page, with header, footer and colour scheme of the current route. While the first remote loads there
 * is no outlet; the same frame then stays mounted.
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
      {/* Earlier, scrolling would be restored only to the end of the skeleton. */}
      {page !== null && <ScrollRestoration getKey={scrollKeyOf} />}
    </Frame>
  );
}

function useRegistryMatch(): RouteMatch | null {
  const { remotes } = use(RegistryContext);
  const { pathname } = useLocation();
  return useMemo(() => matchRemoteRoute(remotes, pathname), [remotes, pathname]);
}

/** Sets title and colour scheme of the route, as the server does in the first document. */
function useRouteDocument(match: RouteMatch | null): void {
  const { pathname } = useLocation();
  const isGone = useGonePages()(pathname);
  const title = match?.route.title ?? t(isGone ? 'gone.documentTitle' : 'notFound.documentTitle');
  const isDynamic = match?.route.pattern.includes(':') ?? false;
  const scheme = match?.route.scheme ?? 'auto';
  useEffect(() => {
    if (!isDynamic) document.title = title;
  }, [title, isDynamic]);
  useEffect(() => {
    document.documentElement.classList.toggle('sheet-light', scheme === 'light');
  }, [scheme]);
}
