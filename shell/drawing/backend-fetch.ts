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
    return new WholeResponse(body, { status, headers: { 'content-type': contentType } });
  };
}

/** A response whose body is there already. One that streams it costs more than the parsing of what it says. */
class WholeResponse extends Response {
  constructor(
    private readonly whole: string,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.whole);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.whole) as unknown;
  }
}
