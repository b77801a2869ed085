import { createServer } from 'node:net';

/** Throws one clear sentence when a port is taken. */
export async function claimPort(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is in use. Stop what runs there, or choose another one: ${name}=${port + 1} npm start`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** A port nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
