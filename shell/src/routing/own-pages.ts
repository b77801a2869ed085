import type { RouteRecord } from '@alltalent/shared/contracts';
import type { RouteObject } from 'react-router';

/**
 * Returns the routes that the remote.json of a release declares. The router would give any other one to the remote that is loaded first,
 * a page of another remote included; so it stays with its owner, and an address of nobody is not found.
 */
export function ownPages(routes: readonly RouteObject[], declared: readonly Pick<RouteRecord, 'pattern'>[]): readonly RouteObject[] {
  const patterns = new Set(declared.map(({ pattern }) => shapeOf(pattern)));
  return routes.flatMap((route) => {
    if (route.path !== undefined) return patterns.has(shapeOf(route.path)) ? [route] : [];
    if (!route.children) return route.index === true && patterns.has('') ? [route] : [];
    return [{ ...route, children: [...ownPages(route.children, declared)] }];
  });
}

/** Returns a pattern without the slashes at its ends and the names of its parameters, as the router compares it. */
function shapeOf(pattern: string): string {
  return pattern
    .replaceAll(/^\/+|\/+$/gu, '')
    .replaceAll(/:[^/?]+/gu, ':')
    .toLowerCase();
}
