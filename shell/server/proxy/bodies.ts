import { Readable } from 'node:stream';
import { lineOf } from '@alltalent/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyMemory } from './body-memory';
import { PassingBody } from './passing-body';

/** Larger bodies are streamed and cannot be sent a second time. */
const MOST_BUFFERED_BYTES = 128 * 1024;
const MEGABYTE = 1024 * 1024;

/** Error of a body whose sender has disconnected. It does not count against the backend, and nobody waits for a response. */
export class HungUp extends Error {}

export type ReceivedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'buffered'; readonly bytes: Buffer }
  | { readonly kind: 'passing'; readonly stream: Readable }
  | { readonly kind: 'refused'; readonly code: 'BODY_TOO_LARGE' | 'UNAVAILABLE' }
  | { readonly kind: 'torn' };

/** Reads request bodies. A small body is read completely before a backend is contacted, however slowly it arrives. */
export class Bodies {
  private readonly memory = new BodyMemory({ mostBytes: 64 * MEGABYTE, mostBytesOfOne: 8 * MEGABYTE });

  async receive(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedBody> {
    const { body, headers, ip } = request;
    if (!(body instanceof Readable)) return { kind: 'none' };
    if (Number(headers['content-length'] ?? 0) > MOST_BUFFERED_BYTES) return { kind: 'passing', stream: passOn(body) };
    const line = lineOf(ip);
    let reserved = 0;
    reply.raw.once('close', () => this.memory.release(line, reserved));
    const reserve = (bytes: number) => {
      if (!this.memory.reserve(line, bytes)) return false;
      reserved += bytes;
      return true;
    };
    return read(body, reserve).catch((): ReceivedBody => ({ kind: 'torn' }));
  }
}

async function read(body: Readable, reserve: (bytes: number) => boolean): Promise<ReceivedBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The request must outlive a refused body, so that the response can be sent.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BUFFERED_BYTES) return { kind: 'refused', code: 'BODY_TOO_LARGE' };
    if (!reserve(chunk.length)) return { kind: 'refused', code: 'UNAVAILABLE' };
    chunks.push(chunk);
  }
  return { kind: 'buffered', bytes: Buffer.concat(chunks) };
}

/** Returns a separate stream: when a backend responds early, its connection ends the stream, which must not end the visitor's request. */
function passOn(body: Readable): Readable {
  const stream = new PassingBody();
  body.once('error', () => stream.destroy(new HungUp('The sender is gone.')));
  return body.pipe(stream);
}
