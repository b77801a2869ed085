import { endAfterResponse, isUnread } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';

/** An answer may come before the body was read: to somebody without a session, or for a body that is too large. */
export function answerBeforeBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request.raw)) {
      void reply.header('connection', 'close');
      endAfterResponse(request.raw, reply.raw);
    }
    done();
  });
}
