import httpProxy from '@fastify/http-proxy';
import { ERRORS } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FrontDoorConfig } from './config';

/** Paths of the backend. Those outside /api are named in product-spec section 7. */
const PREFIXES = ['/api', '/talent/update-currency-location', '/media', '/dev'] as const;
/** The page of this address is the site's; only the call goes to the backend. */
const POST_ONLY = ['/frontend/logout'] as const;

/** Hands calls to the backend, with the visitor's address as this server saw it. */
export async function serveCalls(app: FastifyInstance, config: FrontDoorConfig): Promise<void> {
  const proxy = (prefix: string, methods?: ('GET' | 'POST')[]) =>
    app.register(httpProxy, {
      upstream: config.backendUrl,
      prefix,
      rewritePrefix: prefix,
      ...(methods ? { httpMethods: methods } : {}),
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request as FastifyRequest) }),
        onError: (reply) => {
          const { status, title } = ERRORS.UNAVAILABLE;
          const detail = 'All Talent cannot be reached right now. Please try again in a moment.';
          reply.code(status).header('retry-after', '5').type('application/problem+json').send({
            type: 'about:blank',
            title,
            status,
            code: 'UNAVAILABLE',
            detail,
            message: detail,
            request_id: reply.request.id,
            retry_after: 5,
          });
        },
      },
    });
  for (const prefix of PREFIXES) await proxy(prefix);
  for (const prefix of POST_ONLY) await proxy(prefix, ['POST']);
}

function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
