import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { asAtFault, type Fault, freshFaults } from './chaos-responses';
import { type Page as EditedPage, rewriteDocument } from './chaos-registry';
import { freePort } from './free-port';

export type Chaos = {
  readonly origin: string;
  /** Breaks the files of a remote from now on; `only` limits it to matching URLs. */
  breakFiles(remote: string, fault: Fault, only?: RegExp): void;
  /** Changes documents from now on, and replaces code. */
  edit(page: EditedPage): void;
  heal(): void;
  /** Files of remotes that were requested. */
  readonly requested: string[];
  stop(): Promise<void>;
};

/**
 * Starts a proxy before the site under test that injects faults. It uses real sockets, because a response cannot be cut
 * off otherwise.
 */
export async function startChaos(site: string): Promise<Chaos> {
  const faults = freshFaults();
  const requested: string[] = [];
  let edited: EditedPage | null = null;

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const remote = /^\/r\/([^/]+)\//u.exec(path)?.[1];
    if (remote) requested.push(path);
    if (remote && (await asAtFault(faults.of(remote, path), outgoing))) return;
    const { status, headers, body } = await pass(site, incoming);
    const isDocument = headers['content-type']?.startsWith('text/html') ?? false;
    const code = edited?.code.get(path);
    const sent = code ?? (isDocument && edited ? rewriteDocument(body.toString(), edited) : faults.tampered(remote, path, body));
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(sent) });
    outgoing.end(sent);
  }

  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    requested,
    breakFiles: faults.set,
    edit: (page) => (edited = page),
    heal: () => faults.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Passed = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

/** Fetches the site's own response, as for a page of its own origin. */
function pass(site: string, incoming: IncomingMessage): Promise<Passed> {
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
