import { endAfterResponse, isUnread } from '@alltalent/shared/contracts';
import type { FastifyInstance } from 'fastify';

/** Closes the connection after a response that was sent before the body was read, as without a session or for a body that is too large. */
export function closeAfterUnreadBody(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request.raw)) {
      void reply.header('connection', 'close');
      endAfterResponse(request.raw, reply.raw);
    }
    done();
  });
}
