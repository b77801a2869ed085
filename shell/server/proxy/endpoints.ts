import type { IncomingHttpHeaders } from 'node:http';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Backends } from './backends';
import { Bodies } from './bodies';
import { Connections, isFile } from './connections';
import { proxyRequest } from './proxy-request';
import { serveStreams } from './streams';

/** Every path below these prefixes belongs to the backend. */
const PREFIXES = ['/api', '/media', '/dev'] as const;
/**
 * Endpoints outside those prefixes, as product-spec section 7 names them. A page may have the same path, so only the
 * endpoint's method is proxied.
 */
const OTHER_ENDPOINTS = Object.values(ENDPOINTS).filter(({ path }) => !PREFIXES.some((prefix) => path.startsWith(`${prefix}/`)));
/** Redirects to a provider's sign-in, and callbacks from it. */
const SIGN_IN = ['/google/redirect', '/google/callback', '/facebook/auth', '/facebook/callback'] as const;
/** Files for crawlers. */
const FOR_CRAWLERS = ['/robots.txt', '/sitemap.xml', '/sitemaps', '/.well-known/security.txt'] as const;
/** Feeds; the path above a feed is a page of the site. */
const FEEDS = ['/article/rss.xml'] as const;

/** The backend gives up on its database after five seconds, and on each request to a provider after another five. */
const API = { atOnce: 256, atOnceByOne: 64, responseTimeoutMs: 8000 };
const SIGN_INS = { atOnce: 32, atOnceByOne: 8, responseTimeoutMs: 20_000 };
/** Pictures are rendered at the first request. */
const MEDIA = { atOnce: 512, atOnceByOne: 128, responseTimeoutMs: 20_000 };
/** A player that is paused keeps its connection, so videos have their own. The response begins when the file store has found the file. */
const VIDEOS = { atOnce: 256, atOnceByOne: 24, responseTimeoutMs: 20_000 };
const VIDEO_FILE = /^\/api\/videos\/[^/]+\/[a-z]+\?/u;
/** The time limit starts when a file has arrived, or after its last part (contracts/http/body-time.ts). */
const UPLOADS = { atOnce: 48, atOnceByOne: 6, responseTimeoutMs: 60_000 };

type Kind = { readonly connections: Connections; readonly methods?: ('GET' | 'POST')[]; readonly isReadRepeatable?: boolean };

/** Registers the proxy to the backends. It forwards the visitor's IP address as this server saw it. */
export async function serveEndpoints(app: FastifyInstance, backends: Backends): Promise<void> {
  // Otherwise Fastify would read the body as text and the proxy would treat it as JSON. Unread, it is forwarded unchanged.
  app.removeContentTypeParser('text/plain');
  const bodies = new Bodies();
  const [api, signIns, media, uploads, videos] = [
    new Connections(API),
    new Connections(SIGN_INS),
    new Connections(MEDIA),
    new Connections(UPLOADS),
    new Connections(VIDEOS),
  ];
  for (const connections of [api, signIns, media, uploads, videos]) {
    backends.onSilence((url) => connections.abandon(url));
    app.addHook('onClose', () => connections.close());
  }
  const proxy = (prefix: string, { connections, methods, isReadRepeatable = true }: Kind) =>
    app.register(httpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      ...(methods ? { httpMethods: methods } : {}),
      disableRequestLogging: true,
      undici: { request: connectionsFor({ connections, uploads, videos }) },
      replyOptions: {
        // Each request passes its own upstream; without this, the plugin requires a common one.
        getUpstream: () => '',
        rewriteRequestHeaders: (request, headers) => ({
          ...ownHeaders(request as FastifyRequest, headers),
          ...forwarded(request as FastifyRequest),
        }),
      },
      handler: (request, reply, path, options) => proxyRequest({ request, reply, path }, options, { backends, bodies, isReadRepeatable }),
    });
  serveStreams(app, backends, forwarded);
  for (const prefix of PREFIXES) await proxy(prefix, { connections: prefix === '/media' ? media : api });
  for (const { path, method } of OTHER_ENDPOINTS) await proxy(path, { connections: api, methods: [method] });
  for (const prefix of SIGN_IN) await proxy(prefix, { connections: signIns, methods: ['GET'], isReadRepeatable: false });
  for (const prefix of [...FOR_CRAWLERS, ...FEEDS]) await proxy(prefix, { connections: api, methods: ['GET'] });
}

type Kinds = Readonly<Record<'connections' | 'uploads' | 'videos', Connections>>;

/**
 * Chooses the connections of a request: files use those for uploads, which have a longer time limit and keep no other
 * request waiting, and videos that are played use their own.
 */
function connectionsFor({ connections, uploads, videos }: Kinds): Dispatcher['request'] {
  const kindOf = (options: Parameters<Connections['request']>[0]) => {
    if (isFile(options)) return uploads;
    return VIDEO_FILE.test(options.path) ? videos : connections;
  };
  const request: Connections['request'] = (options, callback) => kindOf(options).request(options, callback);
  return request as unknown as Dispatcher['request'];
}

/** Returns the visitor's headers without those that this server has handled. */
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
