import type { FastifyInstance } from 'fastify';
import type { AppLog } from '../logging/app-log';

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** Logs one line per response, with the route instead of the URL, which may contain what people search for. */
export function logRequests(fastify: FastifyInstance, log: AppLog): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route === undefined || !HEALTH_PATHS.includes(route)) {
      log.info('answered', {
        request_id: request.id,
        method: request.method,
        route: route ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
