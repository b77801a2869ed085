import type { Release } from './federation';

/** An address on this site, and no other: what the browser, or the front door, asks for by itself. */
const SITE_URL = /^\/(?![/\\])/u;

/** Null, or the first address of a release that lies neither on this site nor on one of the origins, in a sentence. */
export function strayUrlOf({ base, entry, exposes, routes, files, server }: Release, origins: readonly string[]): string | null {
  const assets = [
    entry,
    ...files,
    ...(server ? [server] : []),
    ...[...exposes, ...routes].flatMap(({ js = [], css = [] }) => [...js, ...css]),
  ];
  const stray = [base, ...assets.map(({ url }) => url)].find((url) => !isOwn(url, origins));
  if (stray !== undefined) return `it lies on a foreign host: ${stray}`;
  const urls = routes.flatMap(({ first_query: query, exists, head }) => [query, exists, head]);
  const odd = urls.find((url) => url !== undefined && !SITE_URL.test(url));
  return odd === undefined ? null : `it asks elsewhere: ${odd}`;
}

function isOwn(url: string, origins: readonly string[]): boolean {
  if (SITE_URL.test(url)) return true;
  return URL.canParse(url) && /^https?:/u.test(url) && origins.includes(new URL(url).origin);
}
