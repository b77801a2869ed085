/** Returns a cookie's raw value; the first one when several have the name. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

type CookieToSet = { readonly name: string; readonly value: string; readonly seconds: number; readonly isSecure: boolean };

/** Returns a Set-Cookie value for the whole site, hidden from scripts. Zero seconds deletes the cookie. */
export function setCookie({ name, value, seconds, isSecure }: CookieToSet): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
