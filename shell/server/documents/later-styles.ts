import type { Asset } from '@alltalent/shared/contracts';
import type { RouteMatch } from '@alltalent/shared/federation';
import type { ServedRemote } from '../registry/served-remotes';

/**
 * Returns the stylesheets of parts that a page loads later. Their chunks are named after the page's route and the part:
 * `landing.home.faq`.
 */
export function laterStylesOf(remotes: readonly ServedRemote[], match: RouteMatch | null): readonly Asset[] {
  const release = remotes.find(({ record }) => record === match?.remote)?.release;
  if (!match || !release) return [];
  const own = new Set(match.route.css?.map(({ url }) => url));
  const begin = `${release.base}${match.route.id}.`;
  return release.files.filter(({ url }) => url.startsWith(begin) && url.endsWith('.css') && !own.has(url));
}
