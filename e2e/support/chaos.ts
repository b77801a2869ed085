import type { IncomingMessage, ServerResponse } from 'node:http';
import { asAtFault, type Fault, freshFaults } from './chaos-responses';
import { type Page as EditedPage, rewriteDocument } from './chaos-registry';
import { pass, startSiteProxy } from './site-proxy';

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

/** Starts a proxy before the site under test that injects faults. */
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

  const { origin, stop } = await startSiteProxy(respond);
  return {
    origin,
    requested,
    breakFiles: faults.set,
    edit: (page) => (edited = page),
    heal: () => faults.clear(),
    stop,
  };
}
