import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import { type Bodies, HungUp } from './bodies';
import { NO_ANSWER } from './connections';
import { refuse } from './refusal';

/** The call reached nobody. */
const NOT_CONNECTED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];
/** The backend may have worked on it. */
const CUT = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', NO_ANSWER];
const UNAVAILABLE = 503;
/** A backend that cannot work says so at once; one that needed longer has tried. */
const REFUSED_WITHIN_MS = 3000;
/** At once; zero would mean never. */
const RETRY_DELAY_MS = 1;

type FastifyReplyFromHooks = NonNullable<Parameters<FastifyReply['from']>[1]>;

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly path: string };

export type ProxyParts = {
  readonly backends: Backends;
  readonly bodies: Bodies;
  /** False for reads that do something: a sign-in is brought to an end once. */
  readonly isReadRepeatable: boolean;
};

/** What the proxy sends to a backend, and what came of it. Its own types call them a request and a reply. */
type Sent = { url: URL; headers: Record<string, unknown> };
type Outcome = {
  readonly err: (Error & { readonly code?: string }) | null;
  readonly res?: { statusCode: number; stream: { dump(): unknown } };
};

/**
 * Sends a call to a backend. Where that cannot be reached, hangs up or is silent before an answer, or refuses to work, another
 * one is tried: reads in any case, everything else only when the call has reached nobody, so that nothing happens twice.
 */
export async function proxyCall(call: Call, options: FastifyReplyFromHooks, parts: ProxyParts): Promise<FastifyReply> {
  const { request, reply, path } = call;
  const body = await parts.bodies.take(request, reply);
  if (body.kind === 'refused') return refuse(reply, body.code);
  if (body.kind === 'torn') return reply.hijack();
  if (body.kind === 'passing') request.body = body.stream;
  const kept = body.kind === 'kept' ? { body: body.bytes, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {};
  const [first = '', ...others] = parts.backends.rotation();
  const route = new Route(first, body.kind === 'passing' ? [] : others, request, parts);
  return reply.from(path, {
    ...options,
    ...kept,
    getUpstream: () => first,
    retryDelay: (details) => route.goOn(details as unknown as Outcome & { req: Sent }),
    onError: (_reply, { error }) => {
      if (!(error.cause instanceof HungUp)) refuse(reply, 'UNAVAILABLE');
    },
  });
}

/** The way of one call from instance to instance. */
class Route {
  private readonly begunAt = performance.now();
  private tried = 0;

  constructor(
    private address: string,
    private readonly others: readonly string[],
    private readonly request: FastifyRequest,
    private readonly parts: ProxyParts,
  ) {}

  /** Turns what was sent to the next instance where there is one that may be asked; null: this outcome stands. */
  goOn({ req, err, res }: Outcome & { readonly req: Sent }): number | null {
    const { code = '' } = err ?? {};
    if ([...NOT_CONNECTED, ...CUT].includes(code)) this.parts.backends.eject(this.address);
    const next = this.others[this.tried];
    if (next === undefined || !this.mayTryAgain(code, res?.statusCode)) return null;
    this.tried += 1;
    this.address = next;
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
