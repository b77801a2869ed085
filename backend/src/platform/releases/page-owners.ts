import type { Release } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { Desk } from './changes.service';
import type { RemoteState } from './remote-states.repository';
import { wrongField } from './rollout-refusals';
import { isNamePattern, segmentsOf, takesFrom } from './route-patterns';

type Page = { readonly pattern: string; readonly segments: readonly string[] };

/**
 * A page belongs to the remote whose visitors get it. Refuses a release that would take the page of another remote: the same
 * address, a closer fit to some of its addresses, or the name of a person's profile.
 */
export async function requireOwnPages(desk: Desk, { remote, version, routes }: Release): Promise<void> {
  const pages = routes.map(({ pattern }) => ({ pattern, segments: segmentsOf(pattern) ?? notAPattern(pattern) }));
  const refuse = (what: string) => new DomainError('RELEASE_UNFIT', { detail: `${remote} ${version} does not fit: ${what}` });
  for (const other of await desk.states.readOthers(remote)) {
    const taken = pagesOf(other).flatMap((theirs) => pages.filter((own) => isTaken(own, theirs)).map((own) => ({ own, theirs })))[0];
    if (taken) throw refuse(`${taken.own.pattern} is a page of ${other.remote} (${taken.theirs.pattern}).`);
  }
  if (pages.some(({ segments }) => isNamePattern(segments))) return;
  for (const { pattern, segments } of pages) {
    if (segments.length === 1 && !(await desk.isFreeSlug(segments[0] ?? ''))) throw refuse(`${pattern} is the profile of somebody.`);
  }
}

/** Beside the names of people any remote may have pages of its own, as long as nobody is called so. */
function isTaken(own: Page, theirs: Page): boolean {
  if (isNamePattern(theirs.segments) && !isNamePattern(own.segments)) return false;
  return takesFrom(own.segments, theirs.segments);
}

/** What visitors get of a remote, and what they would fall back to. */
function pagesOf({ stable, fallback, experiment }: RemoteState): readonly Page[] {
  const releases = [stable, ...(fallback ? [fallback] : []), ...(experiment?.variants.map(({ release }) => release) ?? [])];
  const patterns = new Set(releases.flatMap(({ content }) => content.routes.map(({ pattern }) => pattern)));
  return [...patterns].flatMap((pattern) => {
    const segments = segmentsOf(pattern);
    return segments ? [{ pattern, segments }] : [];
  });
}

function notAPattern(pattern: string): never {
  throw wrongField('routes', `${pattern} is no pattern: use names, :parameters, and * at the end`);
}
