import type { IncomingMessage } from 'node:http';
import { type BodyTimes, isFileUpload, limitBodyTime } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../messages';
import { DomainError } from '../domain-error';
import type { AppLog } from '../logging/app-log';
import { sendProblem } from './problem.filter';

/** Refuses bodies that arrive too slowly, and closes their connections. */
export function refuseSlowBodies(fastify: FastifyInstance, log: AppLog, times: BodyTimes): void {
  const exchanges = new WeakMap<IncomingMessage, { readonly request: FastifyRequest; readonly reply: FastifyReply }>();
  fastify.addHook('onRequest', (request, reply, done) => {
    exchanges.set(request.raw, { request, reply });
    done();
  });
  limitBodyTime(fastify.server, times, (raw) => {
    const exchange = exchanges.get(raw);
    if (exchange) sendProblem(log, isFileUpload(raw) ? fileTooSlow() : bodyTooSlow(), exchange);
    else raw.socket.destroy();
  });
}

function bodyTooSlow(): DomainError {
  return new DomainError('BODY_TOO_SLOW', { detail: t('bodies.callTooSlow') });
}

function fileTooSlow(): DomainError {
  return new DomainError('FILE_TOO_SLOW', { detail: t('bodies.fileTooSlow') });
}
