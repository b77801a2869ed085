import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

/** Refuses compressed bodies with 415 by their headers: nothing decodes them, and a few bytes could expand to any size. */
export function refuseEncodedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }, reply) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding.toLowerCase() === 'identity') return;
    void reply.header('accept-encoding', 'identity');
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the request without a Content-Encoding.' });
  });
}
