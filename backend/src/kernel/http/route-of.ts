import type { Endpoint } from '@alltalent/shared/contracts';

/** Converts an endpoint's path to the router's notation: `:name` instead of `{name}`. */
export function routeOf({ path }: Pick<Endpoint<unknown, unknown>, 'path'>): string {
  return path.replace(/\{(\w+)\}/gu, ':$1');
}
