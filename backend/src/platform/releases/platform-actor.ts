import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';

/** Who changes the platform. */
export type PlatformActor = {
  /** As the audit log has it: token:mf_landing, staff:u_… */
  readonly name: string;
  /** The one remote a token is good for; null: all of them. */
  readonly remote: string | null;
};

const known = new WeakMap<FastifyRequest, PlatformActor>();

/** The access guard has found out who calls; the decorator reads it from here. */
export function rememberActor(request: FastifyRequest, actor: PlatformActor): void {
  known.set(request, actor);
}

export function tokenActor(remote: string): PlatformActor {
  return { name: `token:${remote}`, remote };
}

export function staffActor(userId: string): PlatformActor {
  return { name: `staff:${userId}`, remote: null };
}

/** Who calls, where its declaration says `platform`. */
export const Actor = createParamDecorator((_data: unknown, context: ExecutionContext): PlatformActor => {
  const actor = known.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!actor) throw new Error('Only a platform call has an actor: see contracts/declarations.ts.');
  return actor;
});

/** A token acts for its own remote and for no other. */
export function requireOwn({ remote: own }: PlatformActor, remote: string): void {
  if (own !== null && own !== remote) throw new DomainError('FORBIDDEN', { detail: `The token of ${own} may not change ${remote}.` });
}
