import type { Release } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { RolloutContext } from './changes.service';
import type { RemoteState } from './remote-states.repository';
import { wrongField } from './rollout-refusals';
import { isNamePattern, segmentsOf, takesFrom } from './route-patterns';

type Page = { readonly pattern: string; readonly segments: readonly string[] };

/**
 * Throws for a release with a page that belongs to another remote: the same URL, a pattern that ranks before one of its
 * patterns, or the slug of a profile.
 */
export async function requireOwnPages(context: RolloutContext, release: Release): Promise<void> {
  const odd = release.routes.find(({ pattern }) => segmentsOf(pattern) === null);
  if (odd) throw wrongField('routes', `${odd.pattern} is no pattern: use names, :parameters, and * at the end`);
  const taken = await takenBy(context, release);
  if (taken !== null) throw new DomainError('RELEASE_UNFIT', { detail: `${release.remote} ${release.version} does not fit: ${taken}` });
}

/** Whether no page of the release belongs to another remote; this may change while the release is not served. */
export async function hasOwnPages(context: RolloutContext, release: Release): Promise<boolean> {
  return release.routes.every(({ pattern }) => segmentsOf(pattern) !== null) && (await takenBy(context, release)) === null;
}

/** Returns a sentence about the first page that belongs to another remote or a profile; null if there is none. */
async function takenBy(context: RolloutContext, { remote, routes }: Release): Promise<string | null> {
  const pages = pagesIn(routes);
  for (const other of await context.states.readOthers(remote)) {
    const taken = pagesOf(other).flatMap((theirs) => pages.filter((own) => isTaken(own, theirs)).map((own) => ({ own, theirs })))[0];
    if (taken) return `${taken.own.pattern} is a page of ${other.remote} (${taken.theirs.pattern}).`;
  }
  if (pages.some(({ segments }) => isNamePattern(segments))) return null;
  for (const { pattern, segments } of pages) {
    if (segments.length === 1 && !(await context.isFreeSlug(segments[0] ?? ''))) return `${pattern} is the profile of somebody.`;
  }
  return null;
}

/** Whether a page ranks before another remote's page. A fixed page may stand beside the profile pattern /:slug if no profile has its slug. */
function isTaken(own: Page, theirs: Page): boolean {
  if (isNamePattern(theirs.segments) && !isNamePattern(own.segments)) return false;
  return takesFrom(own.segments, theirs.segments);
}

/** Returns the pages of all releases in use: stable, fallback and variants. */
function pagesOf({ stable, fallback, experiment }: RemoteState): readonly Page[] {
  const releases = [stable, ...(fallback ? [fallback] : []), ...(experiment?.variants.map(({ release }) => release) ?? [])];
  return pagesIn(releases.flatMap(({ content }) => content.routes));
}

function pagesIn(routes: Release['routes']): readonly Page[] {
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  return [...patterns].flatMap((pattern) => {
    const segments = segmentsOf(pattern);
    return segments ? [{ pattern, segments }] : [];
  });
}
