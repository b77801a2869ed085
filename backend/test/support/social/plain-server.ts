import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PlainServer = { readonly url: string; handle: RequestListener; stop(): Promise<void> };

/** Starts a server on loopback whose `handle` can be replaced. */
export async function startPlainServer(handle: RequestListener = () => undefined): Promise<PlainServer> {
  const server = createServer((request, response) => plain.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plain: PlainServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handle,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return plain;
}

/** URL on loopback at which nothing listens. */
export async function freeUrl(): Promise<string> {
  const server = await startPlainServer();
  await server.stop();
  return server.url;
}
