import { type Asset, exposeOf, type FallbackRelease, type RemoteRecord } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';

type Urgency = 'prefetch' | 'preload';

/** Preloads everything a page needs, for a navigation that has started. With `isPlain`, the first query too. */
export function preloadPage(remotes: readonly RemoteRecord[], path: string, isPlain = false): void {
  const query = isPlain ? matchRemoteRoute(remotes, path)?.route.first_query : undefined;
  // Requested first, because its response takes longest.
  if (query && !isAskedFor(query, 'preload')) append({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: query });
  fetchAhead(filesOfPage(remotes, path), 'preload');
}

/** Preloads a release's first files without running them. */
export function warmRelease(release: FallbackRelease): void {
  fetchAhead(firstFiles(release), 'preload');
}

export function filesOfPage(remotes: readonly RemoteRecord[], path: string): readonly Asset[] {
  const match = matchRemoteRoute(remotes, path);
  return match ? [...firstFiles(match.remote), ...(match.route.js ?? []), ...(match.route.css ?? [])] : [];
}

export function firstFiles(release: FallbackRelease): readonly Asset[] {
  const routes = exposeOf(release, 'routes');
  return [release.entry, ...(routes?.js ?? []), ...(routes?.css ?? [])];
}

export function fetchAhead(files: readonly Asset[], urgency: Urgency): void {
  for (const { url, integrity } of files) {
    if (url === '' || isAskedFor(url, urgency)) continue;
    append({
      rel: urgency,
      ...(urgency === 'preload' && { as: url.endsWith('.css') ? 'style' : 'script' }),
      integrity,
      // The chunk loader requests same-origin stylesheets without CORS.
      ...((!url.endsWith('.css') || !url.startsWith('/')) && { crossOrigin: 'anonymous' }),
      href: url,
    });
  }
}

function append(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function isAskedFor(url: string, urgency: Urgency): boolean {
  const rels = urgency === 'prefetch' ? '' : ':not([rel="prefetch"])';
  return document.querySelector(`link[href="${CSS.escape(url)}"]${rels}, script[src="${CSS.escape(url)}"]`) !== null;
}
