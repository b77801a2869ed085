import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';
import { routeOf } from './route-of';

/** Routes whose bodies are signed by their senders, byte by byte. */
const SIGNED_ROUTES: readonly string[] = [routeOf(ENDPOINTS.paymentWebhook)];
const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Remembers the bytes of a body whose signature is checked later. */
export function keepRawBody(request: FastifyRequest, body: Buffer): void {
  if (SIGNED_ROUTES.includes(request.routeOptions.url ?? '')) bodies.set(request, body);
}

/** Returns the bytes of a body as they arrived. Throws MALFORMED_BODY for a request without one. */
export function rawBodyOf(request: FastifyRequest): Buffer {
  const body = bodies.get(request);
  if (!body) throw new DomainError('MALFORMED_BODY');
  return body;
}
