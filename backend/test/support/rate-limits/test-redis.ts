import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

const redisUrl = process.env['TEST_REDIS_URL'];
const mustRunAll = process.env['REQUIRE_ALL_SUITES'] === '1';

/** Runs tests where TEST_REDIS_URL names a server. */
export function describeOnRedis(title: string, tests: (url: string) => void): void {
  if (redisUrl !== undefined) describe(`${title} on Redis`, () => tests(redisUrl));
  else if (mustRunAll) test(`${title} on Redis`, () => expect('TEST_REDIS_URL').toBe('set'));
  else test.skip(`${title} on Redis (TEST_REDIS_URL is not set)`, () => undefined);
}

/** Separate Redis server, for tests that kill or freeze it. */
export class OwnRedis {
  private child: ChildProcess | undefined;
  private port = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  private get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Starts the server, without data. A restart uses the former port. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    if (this.port === 0) this.port = await freePort();
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn('redis-server', args, { stdio: 'ignore' });
    await this.ask((client) => client.ping());
  }

  /** Kills the server with SIGKILL. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Freezes the server: it accepts connections and commands, and does not reply. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
    client.on('error', () => undefined);
    try {
      return await question(client);
    } finally {
      client.disconnect();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
