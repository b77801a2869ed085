import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = '__Host-sid';
/** Cookie of the accounts that this browser has logged in to, as pseudonyms. */
export const DEVICE_COOKIE = '__Host-device';

/** Sender of a request, by the request alone. */
export type Visitor = {
  /** Id in the session cookie; may or may not belong to a session. */
  readonly sid: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** Value of the device cookie; unverified. */
  readonly devices?: string;
};

export function visitorOf(request: FastifyRequest): Visitor {
  const sid = request.cookies[SESSION_COOKIE];
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    sid: sid !== undefined && /^[\w-]{43}$/u.test(sid) ? sid : null,
    ip: request.ip,
    userAgent,
    devices: request.cookies[DEVICE_COOKIE] ?? '',
  };
}

/** Returns the token of `Authorization: Bearer …`; null without one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (.*)$/iu.exec(headers.authorization ?? '')?.[1] ?? null;
}

export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  return visitorOf(context.switchToHttp().getRequest<FastifyRequest>());
});

/** Parameter decorator: the bearer token of the request; null without one. */
export const Bearer = createParamDecorator((_data: unknown, context: ExecutionContext): string | null => {
  return bearerOf(context.switchToHttp().getRequest<FastifyRequest>());
});
