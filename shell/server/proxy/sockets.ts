import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { lineOf } from '@alltalent/shared/contracts';

/** Closes connections of a line that has more than `mostOfOne` open, so that other visitors can connect. */
export function limitConnections(server: Server, mostOfOne: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // Local programs are exempt: a proxy, a tunnel, a test.
    if (isOwn(remoteAddress)) return;
    const line = lineOf(remoteAddress);
    const count = (open.get(line) ?? 0) + 1;
    if (count > mostOfOne) return void socket.destroy();
    open.set(line, count);
    socket.once('close', () => {
      const left = (open.get(line) ?? 0) - 1;
      if (left > 0) open.set(line, left);
      else open.delete(line);
    });
  });
}

function isOwn(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./u.test(ip);
}
