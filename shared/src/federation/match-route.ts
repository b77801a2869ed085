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
  const candidates: Candidate[] = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.pattern, handle: { remote, route } })),
  );
  const best = matchRoutes(candidates, pathname)?.at(-1);
  return best ? { ...best.route.handle, params: best.params } : null;
}
