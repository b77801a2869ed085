import type { Mac } from '../core/mac';
import { type Experiment, WHOLE_WEIGHT } from './rollouts';
import { isSame } from '../core/same-text';

/** Cookie with a random id and what the visitor was assigned to; set by the front door once statistics are allowed. */
export const VISITOR_COOKIE = 'vid';
export const VISITOR_COOKIE_DAYS = 90;
/** Cookie of a browser with overrides, set by the front door; such a browser is not counted in any test. */
export const OVERRIDE_COOKIE = '__Host-qa';
/** What the key of cookie and page token is derived from: HMAC-SHA-256 of this word with SECRET_KEY, in hex. */
export const VISITOR_KEY_PURPOSE = 'visitor';

export type Visitor = {
  /** 16 random bytes, base64url. Never a user's id. */
  readonly id: string;
  /**
   * Variant by experiment. Remembered, so that a later weight moves nobody. A small letter: the visitor keeps the variant and
   * counts in none, as they may have seen another one before they allowed statistics.
   */
  readonly assigned: Readonly<Record<string, string>>;
};

const SHAPE = /^(?:p\.)?([A-Za-z0-9_-]{22})((?:\.[a-z][a-z0-9-]{1,39}~[A-Fa-f]){0,20})\.([A-Za-z0-9_-]{43})$/u;
/** Beginning of the cookie's value when a page stored it: the front door replaces it by one that scripts cannot read. */
export const KEPT_BY_PAGE = 'p.';

/** The cookie's value: id, then `.experiment~variant` each, then the signature. */
export function formatVisitor({ id, assigned }: Visitor, mac: Mac): string {
  const text = [id, ...Object.entries(assigned).map(([experiment, variant]) => `${experiment}~${variant}`)].join('.');
  return `${text}.${mac(text)}`;
}

/** Null for anything but a value that formatVisitor made with the same key. */
export function parseVisitor(value: string | undefined, mac: Mac): Visitor | null {
  const [, id = '', pairs = '', signature = ''] = SHAPE.exec(value ?? '') ?? [];
  if (id === '' || !isSame(mac(id + pairs), signature)) return null;
  const entries = pairs.split('.').filter((pair) => pair !== '');
  return { id, assigned: Object.fromEntries(entries.map((pair) => pair.split('~') as [string, string])) };
}

/** 0 to 9999: the first 32 bits of sha256(`salt:id`), modulo ten thousand. */
export function bucketOf(salt: string, id: string, sha256: (text: string) => Uint8Array): number {
  const bytes = sha256(`${salt}:${id}`);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % WHOLE_WEIGHT;
}

/** The variant whose part of the ten thousand buckets this one falls into. */
export function variantAt({ variants }: Experiment, bucket: number): string {
  let end = 0;
  for (const { variant, weight } of variants.toReversed()) {
    end += weight;
    if (bucket < end) return variant;
  }
  return 'A';
}

/** A page's proof of origin is good for a day. */
export const PAGE_TOKEN_LIFE_MS = 24 * 3600 * 1000;
const TOKEN_SHAPE = /^(page\.([A-Za-z0-9_-]{16,43})\.([0-9a-z]{6,10})(?:~([A-Za-z0-9_.-]{1,100}))?)\.([A-Za-z0-9_-]{43})$/u;

/** A document of the front door, as its token names it. */
export type SignedPage = {
  /** Random, and different for each document. */
  readonly id: string;
  /** Id of the route that the document was sent for, 'landing.singer'; null where no remote has such a page. */
  readonly route: string | null;
};

/** `page.<random>.<time in base 36>~<route>.<signature>`: says when the front door made a page and for which route, and names it once. */
export function formatPageToken({ id, route }: SignedPage, madeAt: number, mac: Mac): string {
  const text = `page.${id}.${madeAt.toString(36)}${route !== null && /^[\w.-]{1,100}$/u.test(route) ? `~${route}` : ''}`;
  return `${text}.${mac(text)}`;
}

/** The page that a token names, or null for a token that is forged, older than a day, or from the future. */
export function readPageToken(token: string, now: number, mac: Mac): SignedPage | null {
  const [, text = '', id = '', time = '', route = null, signature = ''] = TOKEN_SHAPE.exec(token) ?? [];
  const age = now - Number.parseInt(time, 36);
  const isFresh = age > -60_000 && age <= PAGE_TOKEN_LIFE_MS;
  return text !== '' && isFresh && isSame(mac(text), signature) ? { id, route } : null;
}
