import { createHash } from 'node:crypto';

/**
 * Returns the ETag of a drawn document. It is weak and leaves `ownTexts` out, which are random and of this document alone: two
 * documents that differ in nothing else show the same page. So it says nothing about the visitor, only which page they have.
 * Each text stands in the document once, in this order.
 */
export function etagOf(html: Buffer, ownTexts: readonly string[]): string {
  const hash = createHash('sha256');
  let end = 0;
  for (const text of ownTexts) {
    const at = html.indexOf(text, end);
    hash.update(html.subarray(end, at));
    end = at + text.length;
  }
  return `W/"${hash.update(html.subarray(end)).digest('base64url').slice(0, 22)}"`;
}

/** Returns whether an If-None-Match header names this ETag. Proxies may have made it strong, or weak. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//u, '');
}
