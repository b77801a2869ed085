import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

/** Refuses encoded bodies by their head: nothing here decodes them, and a few bytes can become any number. */
export function refuseEncodedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }, reply) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    if (encoding.toLowerCase() === 'identity') return;
    void reply.header('accept-encoding', 'identity');
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the request without a Content-Encoding.' });
  });
}
