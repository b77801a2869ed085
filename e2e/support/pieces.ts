import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PIECE_BYTES = 300;
/** Two frames of a screen, so that the browser draws what it has. */
const PAUSE_MS = 34;
/** More than a first screen has. */
const IN_PIECES_BYTES = 16_000;

/** A site whose documents arrive in pieces. */
export type Slowed = { readonly origin: string; stop(): void };

/** Starts a server in front of the site at `origin` that sends the first screen of each document in small pieces, and all else as it comes. */
export async function startInPieces(origin: string): Promise<Slowed> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, reply) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) };
    const passedOn = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, isDocument ? kept : answer.headers);
      if (isDocument) void sendInPieces(answer, reply);
      else answer.pipe(reply);
    });
    passedOn.on('error', () => reply.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendInPieces(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat(await answer.toArray());
  const start = body.indexOf('<body');
  reply.write(body.subarray(0, start));
  let at = start;
  for (; at < start + IN_PIECES_BYTES; at += PIECE_BYTES) {
    reply.write(body.subarray(at, at + PIECE_BYTES));
    await sleep(PAUSE_MS);
  }
  reply.end(body.subarray(at));
}
