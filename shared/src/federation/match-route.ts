import { matchRoutes } from 'react-router';
import type { RemoteRecord } from '../contracts/platform/federation';

type Matchable = { readonly routes: readonly { readonly pattern: string }[] };

/** The remote and the route of a path, with the values of its parameters. */
export type RouteMatch<Remote extends Matchable = RemoteRecord> = {
  readonly remote: Remote;
  readonly route: Remote['routes'][number];
  readonly params: Readonly<Record<string, string | undefined>>;
};

type Candidate<Remote extends Matchable> = { readonly path: string; readonly handle: Omit<RouteMatch<Remote>, 'params'> };

/** The remote and route a path belongs to, ranked as the router ranks them; null when no remote has it. */
export function matchRemoteRoute<Remote extends Matchable>(remotes: readonly Remote[], pathname: string): RouteMatch<Remote> | null {
  const mayMatch = beginningLike(pathname);
  const candidates: Candidate<Remote>[] = remotes.flatMap((remote) =>
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
