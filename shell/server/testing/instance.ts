import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A backend instance for tests that responds with its name and records what it received. */
export class Instance {
  readonly requests: string[] = [];
  url = '';
  private server: Server | undefined;

  constructor(private readonly name: string) {}

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        this.requests.push(`${request.method} ${request.url} ${body}`.trim());
        if (request.url?.startsWith('/api/cut')) return void request.socket.destroy();
        const cookies = [`a=${request.headers.cookie ?? ''}; Path=/; HttpOnly`, 'b=2; Path=/'];
        const isRedirect = request.url?.includes('/redirect') === true || request.url?.includes('/auth') === true;
        response.writeHead(isRedirect ? 302 : 200, {
          'set-cookie': cookies,
          ...(isRedirect ? { location: 'https://provider.example/o?state=x&redirect_uri=https%3A%2F%2Fa' } : {}),
        });
        response.end(this.name);
      });
    });
    const port = this.url ? Number(new URL(this.url).port) : 0;
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.server?.close(resolve));
    this.server?.closeAllConnections();
    await ended;
  }
}
