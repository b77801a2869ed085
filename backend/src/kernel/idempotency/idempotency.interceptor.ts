import { type CallHandler, type ExecutionContext, HttpStatus, Injectable, type NestInterceptor } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { DomainError } from '../domain-error';
import { visitorOf } from '../http/access.decorators';
import { actingUserOf } from '../http/acting-user';
import { type KeyedRequest, IdempotencyService } from './idempotency.service';
import { whileKeyed } from './once-for-key';
import { rememberScope } from './request-key.decorator';

const HEADER = 'idempotency-key';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/**
 * Runs a request with an Idempotency-Key once (docs/decisions/0015). Runs after the guards, so that a response is repeated only
 * to a caller with access to the endpoint.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly service: IdempotencyService,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const keyed = keyedRequestOf(request, actingUserOf(request));
    if (!keyed) return next.handle();
    const admission = await this.service.admit(keyed);
    if (!('claim' in admission)) {
      void http.getResponse<FastifyReply>().header('idempotent-replayed', 'true');
      return of(admission.response);
    }
    rememberScope(request, admission.claim.scope);
    try {
      const run = { ...admission, record: (outcome: string) => this.service.recordOutcome(admission.claim, outcome) };
      const response: unknown = await whileKeyed(run, () => lastValueFrom(next.handle()));
      const status = this.reflector.get<number | undefined>(HTTP_CODE_METADATA, context.getHandler()) ?? HttpStatus.CREATED;
      await this.service.complete(admission.claim, status, response);
      return of(response);
    } catch (error) {
      await this.service.free(admission.claim);
      throw error;
    }
  }
}

function keyedRequestOf(request: FastifyRequest, userId: string | null): KeyedRequest | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !UUID.test(key)) {
    const detail = 'The Idempotency-Key must be a UUID.';
    throw new DomainError('VALIDATION_FAILED', { detail, fields: { 'Idempotency-Key': detail } });
  }
  const actor = userId === null ? `browser:${visitorOf(request).sid ?? ''}` : `user:${userId}`;
  return { route: `${request.method} ${request.routeOptions.url ?? ''}`, actor, key, body: request.body };
}
