import type { FastifyRequest } from 'fastify';

const known = new WeakMap<FastifyRequest, string | null>();

/** Notes who acts: the id of the session's user, or null for a visitor. Called once, when the session has been looked up. */
export function rememberActingUser(request: FastifyRequest, userId: string | null): void {
  known.set(request, userId);
}

/** Id of the acting user, null for a visitor; throws where access needs no session and none was looked up. */
export function actingUserOf(request: FastifyRequest): string | null {
  const userId = known.get(request);
  if (userId === undefined) throw new Error('A public call reads no session: see contracts/declarations.ts.');
  return userId;
}
