import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A program that takes webhooks: keeps what it gets, and answers with the statuses it is told, one after the other. */
export class TestWebhookReceiver {
  readonly received: Received[] = [];
  /** Null: no answer at all. Taken when the list is empty: 204. */
  readonly answers: (number | null)[] = [];
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/leads`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  cut(): void {
    this.server.closeAllConnections();
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    this.received.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() });
    const status = this.answers.length === 0 ? 204 : this.answers.shift();
    if (status === null || status === undefined) return;
    response.writeHead(status, { location: '/elsewhere' }).end();
  }
}
