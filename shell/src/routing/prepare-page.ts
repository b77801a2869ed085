import type { RemoteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router';
import type { RemoteRoutes } from './remote-routes';

type Sources = { readonly remotes: readonly RemoteRecord[]; readonly routes: RemoteRoutes };

/**
 * Runs the code of the page at `url` and starts its request if that is the same for every visitor, so that a click only
 * has to render. Failures are ignored here; the navigation itself shows them.
 */
export async function preparePage({ remotes, routes }: Sources, url: URL): Promise<void> {
  const found = matchRemoteRoute(remotes, url.pathname);
  if (!found || url.pathname === location.pathname) return;
  try {
    const match = matchRoutes([...(await routes.ahead(found.remote.remote))], url.pathname)?.at(-1);
    if (!match) return;
    const isSameForAll = found.route.first_query !== undefined && url.search === '';
    await Promise.all([runPage(match.route), isSameForAll && runLoader(match.route, { request: new Request(url), params: match.params })]);
  } catch {
    // A click requests everything again.
  }
}

function runPage({ lazy }: RouteObject): unknown {
  return typeof lazy === 'function' ? lazy() : undefined;
}

/** Runs the loader, whose data is stored in the query client for the page. */
function runLoader({ loader }: RouteObject, args: Pick<LoaderFunctionArgs, 'request' | 'params'>): unknown {
  return typeof loader === 'function' ? loader(args as LoaderFunctionArgs) : undefined;
}
