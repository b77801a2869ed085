import { matchRoutes } from 'react-router';
import type { RemoteRecord, RouteRecord } from '../contracts/platform/federation';

export type RouteMatch = {
  readonly remote: RemoteRecord;
  readonly route: RouteRecord;
  readonly params: Readonly<Record<string, string | undefined>>;
};

type Candidate = { readonly path: string; readonly handle: Omit<RouteMatch, 'params'> };

/** The remote and route a path belongs to, ranked as the router ranks them; null when no remote has it. */
export function matchRemoteRoute(remotes: readonly RemoteRecord[], pathname: string): RouteMatch | null {
  const mayMatch = beginningLike(pathname);
  const candidates: Candidate[] = remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => (mayMatch(route.pattern) ? { path: route.pattern, handle: { remote, route } } : [])),
  );
  const best = matchRoutes(candidates, pathname)?.at(-1);
  return best ? { ...best.route.handle, params: best.params } : null;
}

/**
 * Returns a test whether a pattern begins as the path does; others cannot match it. The router compiles every pattern that it is
 * given, each time, which for all of the site's takes a tenth of the drawing of a page.
 */
export function beginningLike(pathname: string): (pattern: string) => boolean {
  const beginning = firstPartOf(pathname).toLowerCase();
  // The router decodes a path before it compares.
  if (beginning.includes('%')) return () => true;
  return (pattern) => {
    if (!pattern.startsWith('/')) return true;
    const first = firstPartOf(pattern);
    return first.toLowerCase() === beginning || /[:*?]/u.test(first);
  };
}

function firstPartOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
