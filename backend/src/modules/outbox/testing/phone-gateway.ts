import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { readonly authorization: string | undefined; readonly body: unknown };

/** A gateway for SMS and calls: keeps what it gets, and answers as it is told to. */
export class TestPhoneGateway {
  readonly received: Received[] = [];
  /** Null: no answer at all. */
  status: number | null = 202;
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/send`;
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
    this.received.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    if (this.status === null) return;
    response.writeHead(this.status, { location: '/elsewhere' }).end('{}');
  }
}
