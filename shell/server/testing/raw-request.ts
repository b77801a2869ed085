import { connect, type Socket } from 'node:net';

/** An HTTP request written byte by byte, unlike a browser's. */
export class RawRequest {
  readonly socket: Socket;
  received = '';
  readonly ended: Promise<void>;

  constructor(port: number, lines: readonly string[]) {
    this.socket = connect(port, '127.0.0.1').on('error', () => undefined);
    this.socket.on('data', (chunk) => (this.received += chunk.toString()));
    this.ended = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.write(`${['host: site.example', ...lines.slice(1)].reduce((text, line) => `${text}\r\n${line}`, lines[0] ?? '')}\r\n\r\n`);
  }

  get statuses(): readonly number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));
  }

  /** Resolves with all statuses once `count` of them have arrived. */
  async statusesOf(count: number): Promise<readonly number[]> {
    while (this.statuses.length < count && !this.socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 10));
    return this.statuses;
  }
}
