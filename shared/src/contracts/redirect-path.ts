const BARRED = /^\/(frontend\/logout|google|facebook)(\/|$)/u;

/** A path of this site, or '/': an address to go to after a login never leads elsewhere. Server and browser both ask. */
export function redirectPath(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return '/';
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return '/';
  const url = new URL(wanted, base);
  const path = decode(url.pathname);
  if (url.origin !== base || path === null || path.startsWith('//') || path.includes('\\') || BARRED.test(path)) return '/';
  return url.pathname + url.search + url.hash;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
