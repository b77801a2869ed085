import type { RouteRecord } from './federation';

const PARAMETER = /[:*]/u;

/** Returns the first page of a remote whose address has no parameter; the home page for a remote without such a page. */
export function firstPathOf({ routes }: { readonly routes: readonly Pick<RouteRecord, 'pattern'>[] }): string {
  return routes.find(({ pattern }) => !PARAMETER.test(pattern))?.pattern ?? '/';
}
