import { spawn, spawnSync } from 'node:child_process';
import { freePort } from '../site/ports';

export type Redis = { readonly url: string; stop(): Promise<void> };

/** Starts a Redis without persistence on a free local port. */
export async function startRedis(redisServer: string): Promise<Redis> {
  const port = await freePort();
  const server = spawn(redisServer, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isThere = () => spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' }).stdout.trim() === 'PONG';
  for (let tries = 0; tries < 50 && !isThere(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  if (!isThere()) throw new Error('Redis did not start.');
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
