const BARRED = /^\/(frontend\/logout|google|facebook)(\/|$)/u;
const BASE = 'http://own.invalid';

/** A path of this site, or '/': an address to go to after a login never leads elsewhere. Server and browser both ask. */
export function redirectPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return '/';
  try {
    const url = new URL(wanted, BASE);
    const path = decodeURIComponent(url.pathname);
    if (url.origin !== BASE || path.startsWith('//') || path.includes('\\') || BARRED.test(path)) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    // No address at all, or one whose escapes say nothing.
    return '/';
  }
}
