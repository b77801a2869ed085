import type { IncomingHttpHeaders } from 'node:http';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Backends } from './backends';
import { Bodies } from './bodies';
import { Connections, isFile } from './connections';
import { proxyCall } from './proxy-call';

/** Paths below which everything is the backend's. */
const PREFIXES = ['/api', '/media', '/dev'] as const;
/** Calls elsewhere, as product-spec section 7 names them. A page of the same address is the site's, so only their method goes on. */
const OTHER_CALLS = Object.values(ENDPOINTS).filter(({ path }) => !PREFIXES.some((prefix) => path.startsWith(`${prefix}/`)));
/** To a provider's own sign-in, and back from it. */
const SIGN_IN = ['/google/redirect', '/google/callback', '/facebook/auth', '/facebook/callback'] as const;
/** For programs that follow links. */
const FOR_CRAWLERS = ['/robots.txt', '/sitemap.xml', '/sitemaps', '/.well-known/security.txt'] as const;
/** For feed readers; the page above it is the site's. */
const FEEDS = ['/article/rss.xml'] as const;

/** A backend gives up on its database after five seconds, and on a provider after as long for each question. */
const CALLS = { atOnce: 256, atOnceByOne: 64, answerWithinMs: 8000 };
const SIGN_INS = { atOnce: 32, atOnceByOne: 8, answerWithinMs: 20_000 };
/** Pictures are drawn when they are first looked at. */
const MEDIA = { atOnce: 512, atOnceByOne: 128, answerWithinMs: 20_000 };
/** The time a file takes to come in does not count, as long as parts of it come (contracts/body-time.ts). */
const UPLOADS = { atOnce: 48, atOnceByOne: 6, answerWithinMs: 60_000 };

type Kind = { readonly connections: Connections; readonly methods?: ('GET' | 'POST')[]; readonly isReadRepeatable?: boolean };

/** Hands calls to the backends, with the visitor's address as this server saw it. */
export async function serveCalls(app: FastifyInstance, backends: Backends): Promise<void> {
  // The proxy takes a text that was read for JSON where its type says both; unread, it goes through as it came.
  app.removeContentTypeParser('text/plain');
  const bodies = new Bodies();
  const [calls, signIns, media, uploads] = [
    new Connections(CALLS),
    new Connections(SIGN_INS),
    new Connections(MEDIA),
    new Connections(UPLOADS),
  ];
  for (const connections of [calls, signIns, media, uploads]) {
    backends.onSilence((address) => connections.abandon(address));
    app.addHook('onClose', () => connections.close());
  }
  const proxy = (prefix: string, { connections, methods, isReadRepeatable = true }: Kind) =>
    app.register(httpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      ...(methods ? { httpMethods: methods } : {}),
      disableRequestLogging: true,
      undici: { request: connectionsFor(connections, uploads) },
      replyOptions: {
        // The chosen backend is given with each call; without this the proxy asks for one for all of them.
        getUpstream: () => '',
        rewriteRequestHeaders: (request, headers) => ({
          ...ownHeaders(request as FastifyRequest, headers),
          ...forwarded(request as FastifyRequest),
        }),
      },
      handler: (request, reply, path, options) => proxyCall({ request, reply, path }, options, { backends, bodies, isReadRepeatable }),
    });
  for (const prefix of PREFIXES) await proxy(prefix, { connections: prefix === '/media' ? media : calls });
  for (const { path, method } of OTHER_CALLS) await proxy(path, { connections: calls, methods: [method] });
  for (const prefix of SIGN_IN) await proxy(prefix, { connections: signIns, methods: ['GET'], isReadRepeatable: false });
  for (const prefix of [...FOR_CRAWLERS, ...FEEDS]) await proxy(prefix, { connections: calls, methods: ['GET'] });
}

/** A file takes a connection that no other call waits for, and has the time that its backend needs for it. */
function connectionsFor(connections: Connections, uploads: Connections): Dispatcher['request'] {
  const request: Connections['request'] = (options, callback) => (isFile(options) ? uploads : connections).request(options, callback);
  return request as unknown as Dispatcher['request'];
}

/** The visitor's headers, without those that this server has acted on. */
function ownHeaders({ method }: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { expect: _expect, ...others } = headers;
  if (method !== 'GET' && method !== 'HEAD') return others;
  const { 'content-length': _length, 'content-type': _type, ...ofRead } = others;
  return ofRead;
}

function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
