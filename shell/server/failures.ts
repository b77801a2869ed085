import { ERRORS } from '@alltalent/shared/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Responds to an error. A failure of this server shows only the request id; a bad request also gets the message. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  const isOwn = status >= 500;
  if (isOwn) request.log.error({ err: error }, 'a request failed');
  const { title } = ERRORS.INTERNAL;
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send({ type: 'about:blank', title: isOwn ? title : error.message, status, request_id: request.id });
}
