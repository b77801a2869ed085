import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import { type Bodies, HungUp } from './bodies';
import { NO_RESPONSE } from './connections';
import { refuse } from './refusal';

/** Error codes of requests that reached no backend. */
const NOT_CONNECTED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];
/** Error codes of requests that a backend may have processed. */
const CUT = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', NO_RESPONSE];
const UNAVAILABLE = 503;
/** Milliseconds. A backend that cannot work responds at once; a later response means that it tried. */
const REFUSED_WITHIN_MS = 3000;
/** Retries at once; the plugin takes zero as never. */
const RETRY_DELAY_MS = 1;

type FastifyReplyFromHooks = NonNullable<Parameters<FastifyReply['from']>[1]>;

type Incoming = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly path: string };

export type ProxyParts = {
  readonly backends: Backends;
  readonly bodies: Bodies;
  /** False for reads with side effects: a sign-in is completed only once. */
  readonly isReadRepeatable: boolean;
};

/** Request and outcome of one attempt; the plugin's own types describe them wrongly as a request and a reply. */
type Sent = { url: URL; headers: Record<string, unknown> };
type Outcome = {
  readonly err: (Error & { readonly code?: string }) | null;
  readonly res?: { statusCode: number; stream: { dump(): unknown } };
};

/**
 * Proxies a request to a backend. When a backend is unreachable, hangs up, does not respond or returns 503, the next one
 * is tried: reads always, other requests only when no backend received them, so that nothing is done twice.
 */
export async function proxyRequest(incoming: Incoming, options: FastifyReplyFromHooks, parts: ProxyParts): Promise<FastifyReply> {
  const { request, reply, path } = incoming;
  const body = await parts.bodies.receive(request, reply);
  if (body.kind === 'refused') return refuse(reply, body.code);
  if (body.kind === 'torn') return reply.hijack();
  if (body.kind === 'passing') request.body = body.stream;
  const buffered =
    body.kind === 'buffered' ? { body: body.bytes, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {};
  const [first = '', ...others] = parts.backends.rotation();
  const route = new Route(first, body.kind === 'passing' ? [] : others, request, parts);
  return reply.from(path, {
    ...options,
    ...buffered,
    getUpstream: () => first,
    retryDelay: (details) => route.tryNext(details as unknown as Outcome & { req: Sent }),
    onError: (_reply, { error }) => {
      if (!(error.cause instanceof HungUp)) refuse(reply, 'UNAVAILABLE');
    },
  });
}

/** The attempts of one request, instance by instance. */
class Route {
  private readonly begunAt = performance.now();
  private tried = 0;

  constructor(
    private url: string,
    private readonly others: readonly string[],
    private readonly request: FastifyRequest,
    private readonly parts: ProxyParts,
  ) {}

  /**
   * Redirects the request to the next instance. Returns the retry delay in milliseconds; null when there is no instance
   * left or a retry is not safe.
   */
  tryNext({ req, err, res }: Outcome & { readonly req: Sent }): number | null {
    const { code = '' } = err ?? {};
    if ([...NOT_CONNECTED, ...CUT].includes(code)) this.parts.backends.eject(this.url);
    const next = this.others[this.tried];
    if (next === undefined || !this.mayTryAgain(code, res?.statusCode)) return null;
    this.tried += 1;
    this.url = next;
    res?.stream.dump();
    const { pathname, search } = req.url;
    req.url = Object.assign(new URL(next), { pathname, search });
    req.headers = { ...req.headers, host: req.url.host };
    return RETRY_DELAY_MS;
  }

  private mayTryAgain(code: string, status: number | undefined): boolean {
    if (NOT_CONNECTED.includes(code)) return true;
    if (!this.parts.isReadRepeatable || !['GET', 'HEAD'].includes(this.request.method)) return false;
    return CUT.includes(code) || (status === UNAVAILABLE && performance.now() - this.begunAt < REFUSED_WITHIN_MS);
  }
}
