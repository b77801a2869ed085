import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';

/** The caller of a platform endpoint. */
export type PlatformActor = {
  /** Name in the audit log: token:mf_landing, staff:u_… */
  readonly name: string;
  /** The only remote a token is valid for; null for staff, who may change all of them. */
  readonly remote: string | null;
};

const known = new WeakMap<FastifyRequest, PlatformActor>();

/** Stores the caller that the access guard found, for the `Actor` decorator. */
export function rememberActor(request: FastifyRequest, actor: PlatformActor): void {
  known.set(request, actor);
}

export function tokenActor(remote: string): PlatformActor {
  return { name: `token:${remote}`, remote };
}

export function staffActor(userId: string): PlatformActor {
  return { name: `staff:${userId}`, remote: null };
}

/** Injects the caller of an endpoint whose declaration says `platform`. */
export const Actor = createParamDecorator((_data: unknown, context: ExecutionContext): PlatformActor => {
  const actor = known.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!actor) throw new Error('Only a platform call has an actor: see contracts/declarations.ts.');
  return actor;
});

/** Throws FORBIDDEN if a token of one remote is used for another. */
export function requireOwn({ remote: own }: PlatformActor, remote: string): void {
  if (own !== null && own !== remote) throw new DomainError('FORBIDDEN', { detail: `The token of ${own} may not change ${remote}.` });
}
