import { type ErrorCode, ERRORS, type Problem } from '@alltalent/shared/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-errors';
import { DomainError } from '../domain-error';
import { AppLog } from '../logging/app-log';

const AWAY_RETRY_SECONDS = 5;
/** Refusals that are logged: missing sessions and rights, wrong codes, exceeded limits. */
const LOGGED_REFUSALS = [401, 403, 422, 429];

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Sends every failure as a problem document. Only the texts of a DomainError are sent; details of other failures are logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: AppLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const isWrongMethod = thrown instanceof NotFoundException && isKnownPath(request);
    sendProblem(this.log, isWrongMethod ? new DomainError('METHOD_NOT_ALLOWED') : thrown, {
      request,
      reply: http.getResponse<FastifyReply>(),
    });
  }
}

/** Sends `thrown` as a problem document, and logs it from status 500 on and for the refusals above. */
export function sendProblem(log: AppLog, thrown: unknown, { request, reply }: Exchange): void {
  const problem = problemOf(asDomainError(thrown), request.id);
  const fields = { request_id: request.id, route: request.routeOptions?.url ?? 'none' };
  if (problem.status >= 500) log.error(`${problem.code} at ${request.method}`, thrown, fields);
  else if (LOGGED_REFUSALS.includes(problem.status)) log.warn(problem.code, fields);
  if (problem.retry_after !== undefined) void reply.header('retry-after', String(problem.retry_after));
  void reply.status(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem);
}

/** True when the path exists with another method. No endpoint but an upload accepts PUT, DELETE, TRACE and the like. */
function isKnownPath({ method, url, server }: FastifyRequest): boolean {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return true;
  return server.hasRoute({ method: method === 'POST' ? 'GET' : 'POST', url: url.split('?')[0] ?? '' });
}

function problemOf({ code, message, options }: DomainError, requestId: string): Problem {
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

const BY_STATUS: Readonly<Record<number, { readonly code: ErrorCode; readonly detail: string }>> = {
  400: { code: 'MALFORMED_BODY', detail: 'The request could not be read. Send JSON as the call describes it.' },
  401: { code: 'NOT_SIGNED_IN', detail: 'Please log in.' },
  403: { code: 'FORBIDDEN', detail: 'You do not have access.' },
  404: { code: 'NOT_FOUND', detail: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', detail: 'This address does not take this method.' },
  413: { code: 'BODY_TOO_LARGE', detail: 'A request may have 100 kB at most.' },
  414: { code: 'MALFORMED_BODY', detail: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'Send the request as application/json.' },
};

/** Converts any failure to one that may be sent: unknown failures become INTERNAL, an unavailable database UNAVAILABLE. */
export function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isDatabaseAway(thrown)) {
    return new DomainError('UNAVAILABLE', {
      detail: 'All Talent cannot do this right now. Please try again in a moment.',
      retryAfter: AWAY_RETRY_SECONDS,
    });
  }
  const known = BY_STATUS[statusOf(thrown)];
  if (known) return new DomainError(known.code, { detail: known.detail });
  return new DomainError('INTERNAL', { detail: 'Something went wrong on our side. Please try again.' });
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode;
  return 500;
}
