import { hash } from 'node:crypto';
import type { Part } from '../registry/document-parts';

/**
 * Returns the ETag of a drawn document. It is weak and leaves out `own` parts: documents that differ only in them show the
 * same page. So the ETag says nothing about the visitor, only which page they have.
 */
export function etagOf(parts: readonly Part[]): string {
  const named = parts.map((part) => (typeof part === 'string' ? part : part instanceof Uint8Array ? hashOf(part) : ''));
  return `W/"${hash('sha256', named.join('\n'), 'base64url').slice(0, 22)}"`;
}

const hashes = new WeakMap<Uint8Array, string>();

/** Returns the hash of bytes, which must not change. It is computed once, as most bytes are part of many documents. */
function hashOf(bytes: Uint8Array): string {
  const known = hashes.get(bytes) ?? hash('sha256', bytes, 'base64url');
  hashes.set(bytes, known);
  return known;
}

/** Returns whether an If-None-Match header names this ETag. Proxies may have made it strong, or weak. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => opaque(known) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//u, '');
}
