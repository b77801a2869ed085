import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** State of the backend: without its database it returns 503 at once; frozen, it accepts requests and never responds. */
export type BackendCondition = 'well' | 'no-database' | 'frozen';

/** A backend whose state the test sets. */
export class FaultyBackend {
  condition: BackendCondition = 'well';
  /** Requests received, without readiness checks. */
  readonly requests: string[] = [];
  url = '';
  private readonly server: Server = createServer((request, response) => {
    if (request.url !== '/readyz') this.requests.push(`${request.method} ${request.url}`);
    if (this.condition === 'frozen') return;
    if (this.condition === 'well') response.end(this.name);
    else response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' }).end('{"code":"UNAVAILABLE"}');
  });

  constructor(private readonly name: string) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await ended;
  }
}
