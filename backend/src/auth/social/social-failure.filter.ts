import { redirectPath } from '@alltalent/shared/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asDomainError } from '../../kernel/http/problem.filter';
import { AppLog } from '../../kernel/logging/app-log';
import { leaveFlash } from './page-cookies';
import { SocialFailure } from './social-failure';

/** Browsers navigate to these routes, so a failure redirects to a page that says what to do instead of answering JSON. */
@Catch()
export class SocialFailureFilter implements ExceptionFilter {
  constructor(private readonly log: AppLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Querystring: { to?: unknown } }>>();
    const reply = http.getResponse<FastifyReply>();
    const failure = this.failureOf(thrown, request);
    leaveFlash(reply, { kind: 'error', text: failure.text });
    void reply.status(302).header('location', failure.returnTo).send();
  }

  private failureOf(thrown: unknown, request: FastifyRequest<{ Querystring: { to?: unknown } }>): SocialFailure {
    const fields = { request_id: request.id, route: request.routeOptions.url };
    if (thrown instanceof SocialFailure) {
      this.log.warn('social sign-in failed', { ...fields, reason: thrown.reason });
      return thrown;
    }
    const { to } = request.query;
    const { code, message } = asDomainError(thrown);
    if (code === 'INTERNAL' || code === 'UNAVAILABLE') this.log.error(`${code} at a social sign-in`, thrown, fields);
    else this.log.warn('social sign-in failed', { ...fields, reason: code });
    return new SocialFailure(code, message, redirectPath(typeof to === 'string' ? to : undefined));
  }
}
