import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@alltalent/shared/contracts';

type Answer = { readonly status: number; readonly contentType: string; readonly body: Buffer };

export type ReplayedBackend = { readonly port: number; stop(): void };

/**
 * Starts a server that stands in for a backend: it asks the real one once for each read, and repeats the answer from then on.
 * Registries are always the real backend's.
 */
export async function startReplayedBackend(realPort: number): Promise<ReplayedBackend> {
  const recorded = new Map<string, Promise<Answer>>();
  const ask = async (path: string, { method = 'GET', headers }: IncomingMessage): Promise<Answer> => {
    const known = headers['if-none-match'];
    const response = await fetch(`http://127.0.0.1:${realPort}${path}`, {
      method,
      headers: { accept: 'application/json', ...(known !== undefined && { 'if-none-match': known }) },
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, contentType: response.headers.get('content-type') ?? 'application/json', body };
  };
  const find = (path: string, request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'GET' || path === ENDPOINTS.registry.path) return ask(path, request);
    const answer = recorded.get(path) ?? ask(path, request);
    recorded.set(path, answer);
    return answer;
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    request.resume();
    find(request.url ?? '/', request).then(
      ({ status, contentType, body }) =>
        response.writeHead(status, status === 304 ? {} : { 'content-type': contentType, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
