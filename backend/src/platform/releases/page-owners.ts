import type { Release } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { RolloutContext } from './changes.service';
import type { RemoteState } from './remote-states.repository';
import { wrongField } from './rollout-refusals';
import { isNamePattern, segmentsOf, takesFrom } from './route-patterns';

type Page = { readonly pattern: string; readonly segments: readonly string[] };

/**
 * A page belongs to the remote whose visitors get it. Refuses a release that would take the page of another remote: the same
 * address, a closer fit to some of its addresses, or the name of a person's profile.
 */
export async function requireOwnPages(context: RolloutContext, release: Release): Promise<void> {
  const odd = release.routes.find(({ pattern }) => segmentsOf(pattern) === null);
  if (odd) throw wrongField('routes', `${odd.pattern} is no pattern: use names, :parameters, and * at the end`);
  const taken = await takenBy(context, release);
  if (taken !== null) throw new DomainError('RELEASE_UNFIT', { detail: `${release.remote} ${release.version} does not fit: ${taken}` });
}

/** False for a release that would take a page; pages change hands while a release is in no use. */
export async function hasOwnPages(context: RolloutContext, release: Release): Promise<boolean> {
  return release.routes.every(({ pattern }) => segmentsOf(pattern) !== null) && (await takenBy(context, release)) === null;
}

/** The first page that the release would take from somebody, in a sentence; null for none. */
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

/** Beside the names of people any remote may have pages of its own, as long as nobody is called so. */
function isTaken(own: Page, theirs: Page): boolean {
  if (isNamePattern(theirs.segments) && !isNamePattern(own.segments)) return false;
  return takesFrom(own.segments, theirs.segments);
}

/** What visitors get of a remote, and what they would fall back to. */
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
