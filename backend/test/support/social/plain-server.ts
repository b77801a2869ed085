import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PlainServer = { readonly url: string; handle: RequestListener; stop(): Promise<void> };

/** A server on loopback that answers as it is told to, which may change. */
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

/** An address at which nobody listens. */
export async function freeUrl(): Promise<string> {
  const server = await startPlainServer();
  await server.stop();
  return server.url;
}
