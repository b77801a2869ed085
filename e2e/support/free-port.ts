import { createServer } from 'node:net';

/** Returns a port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const socket = probe.address();
      probe.close(() => resolve(typeof socket === 'object' && socket ? socket.port : 0));
    });
  });
}
