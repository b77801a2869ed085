import { createServer } from 'node:net';

/** Throws a sentence for the user when a port is in use. */
export async function claimPort(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is in use. Stop what runs there, or choose another one: ${name}=${port + 1}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** Returns a port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const socket = probe.address();
      const port = typeof socket === 'object' && socket ? socket.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Returns a port from the environment. Throws a sentence for the user when it is not a port. */
export function portOf(name: string, fallback: number): number {
  const text = process.env[name];
  const port = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port between 1 and 65535 (got "${text}").`);
  return port;
}
