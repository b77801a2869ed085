import { connect, createServer, type Server, type Socket } from 'node:net';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../testing/test-site';
import { createMysqlDatabase, describeOnMariadb } from './testing/test-database';

/** Stands between the backend and its database, and can be taken away. */
class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly to: { readonly host: string; readonly port: number },
    readonly port: number,
  ) {}

  async open(): Promise<void> {
    this.server = createServer((socket) => {
      const onward = connect(this.to);
      for (const [from, into] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.sockets.add(from);
        from.pipe(into);
        from.on('error', () => into.destroy()).on('close', () => into.destroy());
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describeOnMariadb('While the database is away', () => {
  let gate: Gate;
  let site: TestSite;
  let drop: () => Promise<void>;

  const statusOf = async (url: string) => (await site.app.inject({ method: 'GET', url })).statusCode;
  const untilReady = async () => {
    const start = Date.now();
    while ((await statusOf('/readyz')) !== 200) {
      if (Date.now() - start > 10_000) throw new Error('not ready within 10 s');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return Date.now() - start;
  };

  beforeAll(async () => {
    const database = await createMysqlDatabase();
    drop = database.drop;
    const url = new URL(database.url);
    gate = new Gate({ host: url.hostname, port: Number(url.port) }, await freePort());
    url.port = String(gate.port);
    site = await openSite({ DATABASE_URL: url.href });
  }, 30_000);
  afterAll(async () => {
    await site.close();
    await gate.close();
    await drop();
  });

  test('REL-10 the process starts and says that it lives, but not that it is ready', async () => {
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/xsrf')).toBe(204);
    const answer = await site.app.inject({ method: 'GET', url: ENDPOINTS.categories.path });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().code).toBe('UNAVAILABLE');
  });

  test('REL-10 it is ready within five seconds after the database came', async () => {
    await gate.open();
    expect(await untilReady()).toBeLessThan(5000);
    expect(await statusOf(ENDPOINTS.categories.path)).toBe(200);
  }, 20_000);

  test('REL-11 a database that goes away makes calls answer 503, and its return heals them', async () => {
    await gate.close();
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    const answer = await site.app.inject({ method: 'GET', url: ENDPOINTS.openJobs.path });
    expect(answer.statusCode).toBe(503);
    await gate.open();
    expect(await untilReady()).toBeLessThan(5000);
    expect(await statusOf(ENDPOINTS.openJobs.path)).toBe(200);
  }, 20_000);
});
