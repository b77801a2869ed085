import type { Endpoint } from '@alltalent/shared/contracts';

/** Path of a call as the router writes it: `:name` instead of `{name}`. */
export function routeOf({ path }: Pick<Endpoint<unknown, unknown>, 'path'>): string {
  return path.replace(/\{(\w+)\}/gu, ':$1');
}
