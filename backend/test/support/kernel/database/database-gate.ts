import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the backend and its database: may be shut, be slow, or swallow what passes. */
export class DatabaseGate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private latencyMs = 0;
  private isSwallowing = false;

  private constructor(
    private readonly to: { readonly host: string; readonly port: number },
    private readonly port: number,
    /** Address of the same database behind the gate. */
    readonly url: string,
  ) {}

  /** Shut at first. */
  static async before(databaseUrl: string): Promise<DatabaseGate> {
    const url = new URL(databaseUrl);
    const to = { host: url.hostname, port: Number(url.port) };
    const port = await freePort();
    url.port = String(port);
    return new DatabaseGate(to, port, url.href);
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.join(socket, connect(this.to)));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.cutAll();
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** What passes, in both directions, arrives this much later. */
  slowDown(latencyMs: number): void {
    this.latencyMs = latencyMs;
  }

  /** Connections are taken, and nothing comes of them. */
  swallow(isSwallowing: boolean): void {
    this.isSwallowing = isSwallowing;
  }

  private cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => this.pass(chunk, into));
      from.on('error', () => into.destroy()).on('close', () => into.destroy());
    }
  }

  private pass(chunk: Buffer, into: Socket): void {
    if (this.isSwallowing) return;
    if (this.latencyMs === 0) into.write(chunk);
    else setTimeout(() => into.writable && into.write(chunk), this.latencyMs).unref();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
