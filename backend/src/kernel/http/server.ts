import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import {
  BODY_TIMES,
  type BodyTimes,
  ENDPOINTS,
  LIMITS,
  MOST_CONNECTIONS,
  PREVIEW_COOKIE,
  SLOW_CLIENTS,
  VIDEO_LIMITS,
} from '@alltalent/shared/contracts';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppConfig } from '../config/config';
import { withDatabaseTime } from '../database/database-time';
import type { AppLog } from '../logging/app-log';
import { acceptForms } from './form-body';
import { acceptJsonOnly } from './json-body';
import { sendProblem } from './problem.filter';
import { acceptParts } from './resumable-body';
import { refuseEncodedBodies } from './encoded-body';
import { logRequests } from './request-log';
import { withPreviewCookie } from '../visitor/preview-cookie';
import type { RequestsUnderWay } from './requests-under-way';
import { refuseSlowBodies } from './slow-body';
import { closeAfterUnreadBody } from './unread-body';

const REQUEST_ID = /^[\w.-]{8,64}$/u;
const LONGEST_PARAMETER = 200;
/** A file of captions as a JSON text, in which line ends and quotes take two bytes. */
const CAPTIONS_BODY_BYTES = 2 * VIDEO_LIMITS.captionsBytes + 1000;
/** Database time of one request, so that every request is answered within six seconds. */
const DATABASE_WITHIN_MS = 5000;

/** Adapter that ignores Nest's error handler: it is set after the routes, too late for bodies that cannot be read. */
class OwnErrorsAdapter extends FastifyAdapter {
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }
}

export type ServerParts = {
  readonly config: AppConfig;
  readonly log: AppLog;
  readonly requests: RequestsUnderWay;
  readonly onRoute?: (route: RouteOptions) => void;
  readonly bodyTimes?: BodyTimes;
  /** Milliseconds that one request may wait for the database, a connection to it included; 5 s, 2 s of them for the connection, when left out. */
  readonly databaseWithinMs?: number;
};

/** Creates the Fastify adapter of the backend, with its limits, hooks and error handling. */
export async function createServer(parts: ServerParts): Promise<FastifyAdapter> {
  const { config, log, requests, onRoute, bodyTimes = BODY_TIMES, databaseWithinMs } = parts;
  const adapter = new OwnErrorsAdapter({
    bodyLimit: LIMITS.bodyBytes,
    // X-Forwarded-For counts for the configured number of proxies only.
    trustProxy: config.trustedHops === 0 ? false : (_address: string, hop: number) => hop < config.trustedHops,
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) => requestIdOf(request.headers['x-request-id']),
    ...SLOW_CLIENTS,
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => sendProblem(log, error, { request, reply }),
  });
  const fastify = adapter.getInstance();
  fastify.server.maxConnections = MOST_CONNECTIONS;
  fastify.addHook('onRoute', (route) => {
    if (route.url === ENDPOINTS.addCaptions.path) route.bodyLimit = CAPTIONS_BODY_BYTES;
  });
  if (onRoute) fastify.addHook('onRoute', onRoute);
  await fastify.register(fastifyCookie);
  acceptJsonOnly(fastify);
  acceptForms(fastify);
  acceptParts(fastify);
  requests.watch(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
  // The budget starts after the body was read, so that a slow body does not use it up.
  fastify.addHook('preHandler', (_request, _reply, done) =>
    withDatabaseTime(databaseWithinMs ?? DATABASE_WITHIN_MS, done, databaseWithinMs),
  );
  fastify.addHook('preHandler', ({ cookies }, _reply, done) => withPreviewCookie(cookies[PREVIEW_COOKIE], done));
  refuseEncodedBodies(fastify);
  closeAfterUnreadBody(fastify);
  refuseSlowBodies(fastify, log, bodyTimes);
  logRequests(fastify, log);
  fastify.setErrorHandler((error, request, reply) => sendProblem(log, error, { request, reply }));
  return adapter;
}

/** Returns the caller's request id when it is well formed, and a new one otherwise. */
function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
