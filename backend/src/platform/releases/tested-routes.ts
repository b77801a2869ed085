import type { Release } from '@alltalent/shared/contracts';
import type { Assignment } from './assignments.service';
import { wrongField } from './rollout-refusals';

/**
 * Returns whether a visitor's test is about this route (its id): the release they were assigned has it, search engines may list
 * it, and the test names its pattern or names none.
 */
export function isTestedRoute({ experiment, pages }: Pick<Assignment, 'experiment' | 'pages'>, route: string | null): boolean {
  return pages.some(
    ({ id, pattern, noindex }) =>
      id === route && noindex !== true && (experiment.routes === undefined || experiment.routes.includes(pattern)),
  );
}

/** Throws unless every pattern is a page of each release: what only one side has cannot be compared. */
export function requireTestable(routes: readonly string[] | null, releases: readonly Release[], field: string): void {
  for (const { remote, version, routes: pages } of releases) {
    const listed = pages.filter(({ noindex }) => noindex !== true).map(({ pattern }) => pattern);
    const missing = routes?.find((pattern) => !listed.includes(pattern));
    if (missing !== undefined)
      throw wrongField(
        field,
        `${remote} ${version} has no page ${missing} that a test can be about. It has ${listed.join(', ') || 'none'}`,
      );
  }
}
