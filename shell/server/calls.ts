import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import { handOn } from './hand-on';

/** Paths of the backend. Those outside /api are named in product-spec section 7. */
const PREFIXES = ['/api', '/talent/update-currency-location', '/media', '/dev'] as const;
/** The page of this address is the site's; only the call goes to the backend. */
const POST_ONLY = [
  '/frontend/logout',
  '/user-signup',
  '/StoreProductShoot',
  '/product-shoot-resend-otp',
  '/api-verity-otp-for-product-shoot',
  '/send-otp-for-email-and-mobile',
  '/verfiySendMobileEmailOtp',
] as const;
/** To a provider's own sign-in, and back from it. */
const SIGN_IN = ['/google/redirect', '/google/callback', '/facebook/auth', '/facebook/callback'] as const;
/** For programs that follow links. */
const FOR_CRAWLERS = ['/robots.txt', '/sitemap.xml', '/sitemaps'] as const;
/** For feed readers; the page above it is the site's. */
const FEEDS = ['/article/rss.xml'] as const;

const CONNECT_WITHIN_MS = 2000;

/** Hands calls to the backends, with the visitor's address as this server saw it. */
export async function serveCalls(app: FastifyInstance, backends: Backends): Promise<void> {
  const proxy = (prefix: string, methods?: ('GET' | 'POST')[]) =>
    app.register(httpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      ...(methods ? { httpMethods: methods } : {}),
      disableRequestLogging: true,
      undici: { connect: { timeout: CONNECT_WITHIN_MS } },
      replyOptions: {
        // The chosen backend is given with each call; without this the proxy asks for one for all of them.
        getUpstream: () => '',
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request as FastifyRequest) }),
        retryDelay: () => null,
      },
      handler: (request, reply, path, options) => handOn({ request, reply, path }, options, backends),
    });
  for (const prefix of PREFIXES) await proxy(prefix);
  for (const prefix of POST_ONLY) await proxy(prefix, ['POST']);
  for (const prefix of [...SIGN_IN, ...FOR_CRAWLERS, ...FEEDS]) await proxy(prefix, ['GET']);
}

function forwarded(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
