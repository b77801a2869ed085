import type { IncomingHttpHeaders } from 'node:http';
import type { Mac, PageMetadata, Registry, Visitor } from '@alltalent/shared/contracts';
import type { Backends } from '../proxy/backends';
import { overridesOf } from '../overrides/overrides';
import { findPreviews, type ShownPreview } from '../previews/shown-previews';
import { fetchPageFacts } from './page-facts';
import type { PublishedReleases } from '../registry/published-releases';
import { findGonePage } from '../registry/gone-pages';
import type { PageMatch, RouteMatches } from '../registry/route-matches';
import { remotesFor, type ServedRemote, type ServedRollout, serveRollouts } from '../registry/served-remotes';
import type { Visit, Visitors } from '../visitors/visitors';

export type ChoiceSources = {
  readonly backends: Backends;
  readonly releases: PublishedReleases;
  readonly previews: PublishedReleases;
  readonly visitors: Visitors;
  readonly matches: RouteMatches;
  readonly mac: Mac;
};

/** What one visitor gets: a release of each remote, the matching route, and the cookie to set or the offer to keep. */
export type ChosenPage = {
  readonly remotes: readonly ServedRemote[];
  readonly match: PageMatch | null;
  /** The route whose page is not there: nobody has this slug. Null for every other URL, also for one that no route matches. */
  readonly missing: PageMatch | null;
  readonly isFound: boolean;
  /** The page went with its remote, which was deleted. */
  readonly isGone: boolean;
  readonly metadata: PageMetadata | null;
  readonly cookie: string | null;
  /** Variants of a visitor who has not chosen, for the page alone; null for all others. */
  readonly offer: string | null;
  readonly previews: readonly ShownPreview[];
};

type PageRequest = { readonly headers: IncomingHttpHeaders; readonly path: string; readonly requestId: string };

/**
 * Chooses the releases for a request. Variants are given only to visitors who may be counted or have not chosen yet, and only
 * on pages that search engines may list: other pages are private or about a child. All others get the stable releases; a
 * request with overrides or previews is never counted. Of an override and a preview of one remote, the override is shown.
 */
export async function choosePage(
  registry: Registry,
  { headers, path, requestId }: PageRequest,
  sources: ChoiceSources,
): Promise<ChosenPage> {
  const { backends, visitors, matches } = sources;
  const rollouts = serveRollouts(registry);
  const previews = await findPreviews(headers.cookie, { ...sources, registry });
  const overrides = [...(await findOverrides(headers.cookie, registry, sources)), ...previews.flatMap(({ served }) => served ?? [])];
  const isUncounted = overrides.length > 0 || previews.length > 0;
  const visit = isUncounted ? { ...visitors.read(headers), mayBeCounted: false, isUndecided: false } : visitors.read(headers);
  const visitor = visitors.assign(visit, rollouts.flatMap(experimentOf));
  const remotes = remotesFor(rollouts, visitor, overrides);
  const match = matches.find(remotes, path);
  // Before the first registry arrives, no page can be known to be missing.
  const facts = match ? await fetchPageFacts(backends, match, requestId) : { isFound: remotes.length === 0, metadata: null };
  const isCounted = facts.isFound && isListed(match, facts.metadata);
  const isGone = !facts.isFound && (await isGonePage(registry, { path, requestId }, backends));
  const cookie = rollouts.length > 0 ? cookieFor({ visit, visitor, isCounted }, visitors) : null;
  const offer = isCounted ? visitors.offerTo(visit, visitor) : null;
  const rest = { metadata: facts.metadata, isGone, cookie, offer, previews };
  if (visitor === null || isCounted) return { ...rest, remotes, isFound: facts.isFound, ...byFound(match, facts.isFound) };
  const stable = remotesFor(rollouts, null, overrides);
  const ofStable = matches.find(stable, path);
  return { ...rest, remotes: stable, isFound: facts.isFound && ofStable !== null, ...byFound(ofStable, facts.isFound) };
}

const byFound = (match: PageMatch | null, isFound: boolean): Pick<ChosenPage, 'match' | 'missing'> =>
  isFound ? { match, missing: null } : { match: null, missing: match };

/** A page that is not counted leaves a visitor's cookie as it is, and takes it from those who may not be counted. */
function cookieFor(
  { visit, visitor, isCounted }: { readonly visit: Visit; readonly visitor: Visitor | null; readonly isCounted: boolean },
  visitors: Visitors,
): string | null {
  return isCounted || !visit.mayBeCounted ? visitors.cookieOf(visit, visitor) : null;
}

/** Returns whether search engines may list the page. False when its metadata could not be read, because it may be private. */
export function isListed(match: PageMatch | null, metadata: PageMetadata | null): boolean {
  if (!match || match.route.noindex) return false;
  return match.route.head === undefined || (metadata !== null && !metadata.noindex);
}

function experimentOf({ experiment }: ServedRollout) {
  return experiment ?? [];
}

/** Returns whether no remote has a page any more because its own was deleted. */
async function isGonePage(registry: Registry, { path, requestId }: Omit<PageRequest, 'headers'>, backends: Backends): Promise<boolean> {
  const page = findGonePage(registry, path);
  return page !== null && (await fetchPageFacts(backends, page, requestId)).isFound;
}

async function findOverrides(
  cookie: string | undefined,
  { deleted = [] }: Registry,
  { releases, mac }: ChoiceSources,
): Promise<readonly ServedRemote[]> {
  const overrides = overridesOf(cookie, Date.now(), mac).filter((override) => !deleted.some(({ remote }) => remote === override.remote));
  const found = await Promise.all(overrides.map((override) => releases.find(override)));
  return found.filter((one) => one !== null);
}
