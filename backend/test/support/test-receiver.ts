import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** HTTP server for tests: stores the requests that it gets, and responds with the configured status. */
export abstract class TestReceiver {
  readonly requests: Received[] = [];
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  /** URL of the given path, once the server listens. */
  async listenAt(path: string): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  cut(): void {
    this.server.closeAllConnections();
  }

  /** Status of the next response; null: no response at all. */
  protected abstract nextStatus(): number | null;

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    this.requests.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() });
    const status = this.nextStatus();
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end(status === 204 ? undefined : '{}');
  }
}
