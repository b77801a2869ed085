import type { FastifyInstance, FastifyRequest } from 'fastify';

const LINGER_MS = 1000;

/**
 * An answer may come before the body was read: to somebody without a session, or for a body that is too large. It must
 * reach whoever is still sending, so the connection ends a moment after it. The rest of the body is not read.
 */
export function answerBeforeBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request)) {
      // Ending it with the answer resets it, and the answer is lost on its way.
      reply.removeHeader('connection');
      request.raw.pause().read(0);
      reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), LINGER_MS).unref());
    }
    done();
  });
}

function isUnread({ raw, headers }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && raw.complete === false && !raw.destroyed;
}
