import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { actingUserOf, rememberActingUser } from '../../kernel/http/acting-user';
import type { CurrentSession } from './current-session';

const known = new WeakMap<FastifyRequest, CurrentSession | null>();

/** Stores the session that the access guard found, for the decorators. */
export function rememberSession(request: FastifyRequest, session: CurrentSession | null): void {
  known.set(request, session);
  rememberActingUser(request, session?.userId ?? null);
}

function sessionOf(context: ExecutionContext): CurrentSession | null {
  const session = known.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (session === undefined) throw new Error('A public call reads no session: see contracts/declarations.ts.');
  return session;
}

function requireSession(context: ExecutionContext): CurrentSession {
  const session = sessionOf(context);
  if (!session) throw new DomainError('NOT_SIGNED_IN');
  return session;
}

/** Parameter decorator: session of the acting user. */
export const OwnSession = createParamDecorator((_data: unknown, context: ExecutionContext) => requireSession(context));

/** Parameter decorator: session of the acting user, or null for a visitor. */
export const OptionalSession = createParamDecorator((_data: unknown, context: ExecutionContext) => sessionOf(context));

/** Parameter decorator: id of the session's own user. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) => requireSession(context).userId);

/** Parameter decorator: id of the session's own user, or null for a visitor. */
export const OptionalUser = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  actingUserOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
