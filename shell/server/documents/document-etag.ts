import { createHash } from 'node:crypto';

/**
 * Returns the ETag of a drawn document. It is weak and leaves the page token out: two documents that differ in nothing else show
 * the same page. So it says nothing about the visitor, only which page they have.
 */
export function etagOf(html: Buffer, token: string): string {
  const at = html.indexOf(token);
  const hash = createHash('sha256')
    .update(html.subarray(0, at))
    .update(html.subarray(at + token.length));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Returns whether an If-None-Match header names this ETag. Proxies may have made it strong, or weak. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//u, '');
}
