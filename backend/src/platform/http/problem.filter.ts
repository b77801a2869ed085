import { type ErrorCode, ERRORS, type Problem } from '@alltalent/shared/contracts';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  MethodNotAllowedException,
  NotFoundException,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-errors';
import { DomainError } from '../domain-error';
import { AppLog } from '../logging/app-log';

const AWAY_RETRY_SECONDS = 5;
/** Wrong codes, missing rights, and limits that were hit. */
const LOGGED_REFUSALS = [401, 403, 422, 429];

/** Every failure leaves as a problem document; only what a DomainError says is told, the rest goes to the log. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: AppLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = asDomainError(thrown instanceof NotFoundException && isKnownPath(request) ? new MethodNotAllowedException() : thrown);
    const problem = problemOf(error, request.id);
    if (problem.status >= 500) this.log.error(`${request.method} ${request.url.split('?')[0]} failed`, thrown, { request_id: request.id });
    else if (LOGGED_REFUSALS.includes(problem.status))
      this.log.warn(`${problem.code} ${request.url.split('?')[0]}`, { request_id: request.id });
    sendProblem(reply, problem);
  }
}

/** No page answers to a method of its own, and a call that exists answers to its own one only. */
function isKnownPath({ method, url, server }: FastifyRequest): boolean {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return true;
  const path = url.split('?')[0] ?? '';
  return server.hasRoute({ method: method === 'POST' ? 'GET' : 'POST', url: path });
}

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  if (problem.retry_after !== undefined) void reply.header('retry-after', String(problem.retry_after));
  void reply.status(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem);
}

export function problemOf({ code, message, options }: DomainError, requestId: string): Problem {
  const { status, title } = ERRORS[code];
  return {
    type: `/api/docs#${code.toLowerCase()}`,
    title,
    status,
    code,
    detail: message,
    message,
    request_id: requestId,
    ...(options.fields ? { fields: options.fields } : {}),
    ...(options.retryAfter === undefined ? {} : { retry_after: options.retryAfter }),
  };
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'MALFORMED_BODY',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

export function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isDatabaseAway(thrown)) {
    return new DomainError('UNAVAILABLE', {
      detail: 'The database is not reachable right now. Please try again in a moment.',
      retryAfter: AWAY_RETRY_SECONDS,
    });
  }
  const code = BY_STATUS[statusOf(thrown)];
  return code ? new DomainError(code) : new DomainError('INTERNAL', { detail: 'Something went wrong on our side. Please try again.' });
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode;
  return 500;
}
