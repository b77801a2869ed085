import type { IncomingMessage } from 'node:http';

/** A page of the site, or what the site answered in its place. */
export type SitePage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Text of a document; null for a redirect, a file or a plain text. */
  readonly html: string | null;
  readonly body: Uint8Array;
};

/** Headers of a connection, or of what this server changes. */
const LEFT_OUT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
]);
/** Headers that would refuse files without a hash, or send reports about them. */
const OF_INTEGRITY = new Set(['integrity-policy', 'reporting-endpoints']);
const FORWARDED = ['accept', 'accept-language', 'cookie', 'user-agent'];

/** Fetches a page as the browser asked for it: drawn by the browser, and by a visitor who allows no statistics. */
export async function fetchPage(site: string, { url = '/', headers }: IncomingMessage, port: number): Promise<SitePage> {
  const sent = new Headers({ 'x-drawn-by': 'browser', 'sec-gpc': '1' });
  for (const name of FORWARDED) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  const response = await fetch(site + url, { headers: sent, redirect: 'manual' });
  const body = new Uint8Array(await response.arrayBuffer());
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true && response.headers.has('integrity-policy');
  return {
    status: response.status,
    headers: { ...headersOf(response, site, port), 'cache-control': 'no-store' },
    html: isDocument ? new TextDecoder().decode(body) : null,
    body,
  };
}

function headersOf(response: Response, site: string, port: number): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (!LEFT_OUT.has(name) && !OF_INTEGRITY.has(name)) headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const location = response.headers.get('location');
  if (location?.startsWith(site)) headers['location'] = location.slice(site.length) || '/';
  const policy = response.headers.get('content-security-policy');
  if (policy !== null) headers['content-security-policy'] = localPolicy(policy, port);
  return headers;
}

/** Allows the socket of the development server, which not every browser counts as 'self'. */
function localPolicy(policy: string, port: number): string {
  return policy.replace('connect-src ', `connect-src ws://localhost:${port} `).replace(' upgrade-insecure-requests;', '');
}

/** Returns the origin of the address that `--in` names. Throws a sentence for the user when it is none. */
export function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol))
    throw new Error(`--in needs the address of a site, such as http://localhost:8080, and not ${address}.`);
  return new URL(address).origin;
}
