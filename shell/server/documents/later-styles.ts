import type { Asset, Release, RouteRecord } from '@alltalent/shared/contracts';

type PageOfRelease = { readonly release: Pick<Release, 'base' | 'files'>; readonly route: Pick<RouteRecord, 'id' | 'css'> };

/**
 * Returns the stylesheets of parts that a page loads later; none for null. Their chunks are named after the page's route and the part:
 * `landing.home.faq`.
 */
export function laterStylesOf(page: PageOfRelease | null): readonly Asset[] {
  if (page === null) return [];
  const { release, route } = page;
  const own = new Set(route.css?.map(({ url }) => url));
  const begin = `${release.base}${route.id}.`;
  return release.files.filter(({ url }) => url.startsWith(begin) && url.endsWith('.css') && !own.has(url));
}
