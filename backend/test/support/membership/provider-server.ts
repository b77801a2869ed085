import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Answer = { readonly status: number; readonly body: unknown };

/** Error that the server answers with. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(JSON.stringify(body));
  }
}

/** HTTP server that plays the API of a payment provider. */
export abstract class ProviderServer {
  /** `hanging`: accepts calls and never answers; `failing`: answers 500. */
  mode: 'working' | 'hanging' | 'failing' = 'working';
  readonly calls: Call[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));

  protected abstract answer(call: Call): unknown;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => void this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://server');
    const { method = 'GET', headers } = request;
    const call = { method, path: pathname, query, headers, body: Buffer.concat(chunks).toString('utf8') };
    this.calls.push(call);
    if (this.mode === 'hanging') return;
    const { status, body } = this.mode === 'failing' ? { status: 500, body: 'An error page' } : this.answered(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private answered(call: Call): Answer {
    try {
      return { status: 200, body: this.answer(call) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      throw error;
    }
  }
}
