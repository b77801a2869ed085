import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from './free-port';

export type SiteProxy = { readonly origin: string; stop(): Promise<void> };

/** Starts a server before the site under test that answers each request by `respond`. It uses real sockets, which can be slow and can be cut off. */
export async function startSiteProxy(respond: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>): Promise<SiteProxy> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Passed = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

/** Fetches the site's own response, uncompressed, as for a page of its own origin. */
export function pass(site: string, incoming: IncomingMessage): Promise<Passed> {
  const { host } = new URL(site);
  // The browser may have an edited document, which the site does not know.
  const { origin: _origin, referer: _referer, 'if-none-match': _known, ...rest } = incoming.headers;
  const headers = { ...rest, host, 'accept-encoding': 'identity', ...(incoming.headers.origin ? { origin: site } : {}) };
  return new Promise((resolve, reject) => {
    const outgoing = request(site + (incoming.url ?? '/'), { method: incoming.method ?? 'GET', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = response.headers;
        resolve({ status: response.statusCode ?? 502, headers: kept as Record<string, string>, body: Buffer.concat(parts) });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}
