import type { Release } from '@alltalent/shared/contracts';

const PARAMETER = /[:*]/u;

/** Returns the first page of a release whose address has no parameter; the home page for a release without such a page. */
export function firstPathOf({ routes }: Pick<Release, 'routes'>): string {
  return routes.find(({ pattern }) => !PARAMETER.test(pattern))?.pattern ?? '/';
}
