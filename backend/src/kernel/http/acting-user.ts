import type { FastifyRequest } from 'fastify';

const known = new WeakMap<FastifyRequest, string | null>();

/** Stores the id of the session's user, or null for a visitor. Called once, when the session has been looked up. */
export function rememberActingUser(request: FastifyRequest, userId: string | null): void {
  known.set(request, userId);
}

/** Returns the id of the acting user, or null for a visitor. Throws on endpoints that look up no session. */
export function actingUserOf(request: FastifyRequest): string | null {
  const userId = known.get(request);
  if (userId === undefined) throw new Error('A public endpoint reads no session: see contracts/declarations.ts.');
  return userId;
}
