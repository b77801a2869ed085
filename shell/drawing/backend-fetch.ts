import type { CallAnswer } from './protocol';

export type AskBackend = (path: string) => Promise<CallAnswer | null>;

/**
 * Returns the `fetch` of drawn pages: reads of the site's own API, asked through the front door, which knows the backends.
 * Everything else is refused as a broken connection is.
 */
export function createBackendFetch(ask: AskBackend): typeof fetch {
  return async (input, init) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!path.startsWith('/api/') || (init?.method ?? 'GET') !== 'GET')
      throw new TypeError(`A drawn page may not ask for ${path.slice(0, 200)}.`);
    init?.signal?.throwIfAborted();
    const answer = await ask(path);
    if (answer === null) throw new TypeError('No backend answered.');
    const { status, contentType, body } = answer;
    return new Response(status === 204 ? null : body, { status, headers: { 'content-type': contentType } });
  };
}
