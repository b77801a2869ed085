import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error';

/** The caller of a platform endpoint. */
export type PlatformActor = {
  /** Name in the audit log: token:mf_landing, squad:growth, staff:u_… */
  readonly name: string;
  /** The remotes that a token is valid for; null for staff, who may change all of them. */
  readonly remotes: readonly string[] | null;
};

const known = new WeakMap<FastifyRequest, PlatformActor>();

/** Stores the caller that the access guard found, for the `Actor` decorator. */
export function rememberActor(request: FastifyRequest, actor: PlatformActor): void {
  known.set(request, actor);
}

export function tokenActor(remote: string): PlatformActor {
  return { name: `token:${remote}`, remotes: [remote] };
}

/** Returns the actor of a squad's token, with the remotes of the squad whose tokens were not revoked after it was made. */
export function squadActor(squad: string, remotes: readonly string[]): PlatformActor {
  return { name: `squad:${squad}`, remotes };
}

export function staffActor(userId: string): PlatformActor {
  return { name: `staff:${userId}`, remotes: null };
}

/** Injects the caller of an endpoint whose declaration says `platform`. */
export const Actor = createParamDecorator((_data: unknown, context: ExecutionContext): PlatformActor => {
  const actor = known.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!actor) throw new Error('Only a platform call has an actor: see contracts/declarations.ts.');
  return actor;
});

/** Throws FORBIDDEN if a token is used for a remote that it is not valid for. */
export function requireOwn({ name, remotes }: PlatformActor, remote: string): void {
  if (remotes === null || remotes.includes(remote)) return;
  throw new DomainError('FORBIDDEN', { detail: `The token of ${name.replace(/^(?:token|squad):/u, '')} may not change ${remote}.` });
}
