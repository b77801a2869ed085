import { connect, createServer, type Server, type Socket } from 'node:net';

/** Proxy between the backend and its database that can refuse connections, be slow, or drop data. */
export class DatabaseGate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private latencyMs = 0;
  private isSwallowing = false;

  private constructor(
    private readonly to: { readonly host: string; readonly port: number },
    private readonly port: number,
    /** URL of the database through the gate. */
    readonly url: string,
  ) {}

  /** Closed at first. */
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

  /** Delays data in both directions by this time. */
  slowDown(latencyMs: number): void {
    this.latencyMs = latencyMs;
  }

  /** Accepts connections and forwards nothing. */
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
