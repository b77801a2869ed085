import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = '__Host-sid';
/** The accounts that this browser has logged in to, none of them named. */
export const DEVICE_COOKIE = '__Host-device';

/** Who sent the request, as far as the request itself can tell. */
export type Visitor = {
  /** Id in the visitor's cookie; it may or may not belong to a session. */
  readonly sid: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** What the browser says of accounts it has logged in to; unchecked. */
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

/** What stands in `Authorization: Bearer …`; null without it. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (.*)$/iu.exec(headers.authorization ?? '')?.[1] ?? null;
}

export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  return visitorOf(context.switchToHttp().getRequest<FastifyRequest>());
});
