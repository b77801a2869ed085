import { createHash } from 'node:crypto';
import { bucketOf, type Experiment, type SignedPage, variantAt } from '@alltalent/shared/contracts';
import type { Assignment } from '../releases/assignments.service';
import { isTestedRoute } from '../releases/tested-routes';
import type { NewExposure } from './exposures.repository';

/** What a page says it showed. */
export type Shown = {
  readonly version: string;
  /** Id of the route; undefined from pages older than this field. */
  readonly route: string | undefined;
};

/**
 * Returns the exposure to store; null when it does not count. The visitor's variant is that of their signed cookie. `page` is the
 * document as the front door signed it: its route counts unless the page says that it showed another one since. In both cases the
 * release that the variant stands for must have the route, and the test must be about it.
 */
export function countedExposure(
  assignment: Assignment | null,
  { version, route }: Shown,
  { page, now }: { readonly page: SignedPage; readonly now: number },
): NewExposure | null {
  // A page with another release shows an override or a release that has been replaced.
  if (assignment?.version !== version) return null;
  const { experiment, variant, visitorId, pseudonym } = assignment;
  const shown = route ?? page.route;
  // Pages that say no route at all are older than tests of some pages.
  const isTested = shown === null ? experiment.routes === undefined : isTestedRoute(assignment, shown);
  if (!isTested) return null;
  return {
    experiment: experiment.name,
    visitor: pseudonym,
    variant,
    version,
    drawn: variantAt(experiment, bucketOf(experiment.salt, visitorId, sha256)),
    weights: describeWeights(experiment),
    exposedAt: now,
  };
}

function describeWeights({ variants }: Experiment): string {
  return variants.map(({ variant, weight }) => `${variant}${weight}`).join(' ');
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
