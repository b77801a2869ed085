import { type ClientRequest, get as getHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { LIVE_EVENTS_PATH, lineOf } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import { refuse } from './refusal';

const MOST_STREAMS = 5000;
const MOST_STREAMS_OF_ONE = 64;
/** Milliseconds until a stream begins. */
const BEGINS_WITHIN_MS = 8000;
/** A backend writes every 25 s; one that is silent for longer is gone. */
const SILENCE_MS = 60_000;
const MOST_REFUSAL_BYTES = 65_536;
const UNAVAILABLE = 503;
/** Headers that describe one connection alone. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'host', 'content-length', 'expect'];

type Limits = { readonly most: number; readonly mostOfOne: number };
type Open = { readonly origin: string; readonly end: () => void };
type Headers = (request: FastifyRequest) => Record<string, string | string[] | undefined>;

/**
 * Registers the stream of live events. Each stream has a connection of its own to a backend, outside those for calls, is
 * neither compressed nor kept, and ends when either side ends; the browser then reconnects, to another backend perhaps.
 */
export function serveStreams(app: FastifyInstance, backends: Backends, forwarded: Headers, limits: Partial<Limits> = {}): void {
  const { most = MOST_STREAMS, mostOfOne = MOST_STREAMS_OF_ONE } = limits;
  const streams = new Set<Open>();
  const lines = new Map<string, number>();
  backends.onSilence((url) => {
    const { origin } = new URL(url);
    for (const stream of streams) if (stream.origin === origin) stream.end();
  });
  app.addHook('preClose', async () => {
    for (const { end } of streams) end();
  });
  let count = 0;
  const take = (line: string): boolean => {
    const own = lines.get(line) ?? 0;
    if (count >= most || own >= mostOfOne) return false;
    lines.set(line, own + 1);
    count += 1;
    return true;
  };
  const free = (line: string) => {
    const left = (lines.get(line) ?? 1) - 1;
    count -= 1;
    if (left > 0) lines.set(line, left);
    else lines.delete(line);
  };

  app.get(LIVE_EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const line = lineOf(request.ip);
    if (!take(line)) return refuse(reply, 'UNAVAILABLE');
    reply.raw.once('close', () => free(line));
    const headers = { ...endToEnd(request.headers), ...forwarded(request) };
    const answer = await firstAnswer(backends, { request, reply, headers });
    if (answer === null) return reply.raw.destroyed ? reply.hijack() : refuse(reply, 'UNAVAILABLE');
    const { upstream, origin } = answer;
    if (upstream.statusCode !== 200) return sendRefusal(reply, upstream);
    const stream: Open = { origin, end: () => upstream.destroy() };
    streams.add(stream);
    reply.hijack();
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...endToEnd(upstream.headers) });
    // Without this, the head would wait for the first event.
    reply.raw.flushHeaders();
    upstream.setTimeout(SILENCE_MS, () => upstream.destroy());
    pipeline(upstream, reply.raw, () => {
      streams.delete(stream);
      upstream.destroy();
    });
    return reply;
  });
}

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly headers: Record<string, string | string[] | undefined>;
};
type Answer = { readonly upstream: IncomingMessage; readonly origin: string };

/** Asks one backend after another, until one answers with anything but 503. Null: none did, or the visitor hung up. */
async function firstAnswer(backends: Backends, asked: Asked): Promise<Answer | null> {
  let last: Answer | null = null;
  for (const url of backends.rotation()) {
    if (asked.reply.raw.destroyed) break;
    const upstream = await ask(url, asked);
    if (!upstream) {
      if (!asked.reply.raw.destroyed) backends.eject(url);
      continue;
    }
    last?.upstream.destroy();
    last = { upstream, origin: new URL(url).origin };
    if (upstream.statusCode !== UNAVAILABLE) break;
  }
  if (!asked.reply.raw.destroyed) return last;
  last?.upstream.destroy();
  return null;
}

/** Sends the request to one backend; null when it does not answer. */
function ask(url: string, { request, reply, headers }: Asked): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const target = new URL(request.raw.url ?? LIVE_EVENTS_PATH, url);
    const send = target.protocol === 'https:' ? getHttps : getHttp;
    const sent: ClientRequest = send(new URL(target.pathname + target.search, url), { headers, agent: false });
    const timer = setTimeout(() => sent.destroy(new Error('The backend did not answer in time.')), BEGINS_WITHIN_MS);
    const hangUp = () => sent.destroy();
    reply.raw.once('close', hangUp);
    const settle = (upstream: IncomingMessage | null) => {
      clearTimeout(timer);
      if (!upstream) reply.raw.off('close', hangUp);
      resolve(upstream);
    };
    sent.once('response', settle);
    sent.on('error', () => settle(null));
    sent.once('close', () => settle(null));
  });
}

async function sendRefusal(reply: FastifyReply, upstream: IncomingMessage): Promise<FastifyReply> {
  const parts: Buffer[] = [];
  let bytes = 0;
  upstream.setTimeout(BEGINS_WITHIN_MS, () => upstream.destroy());
  try {
    for await (const part of upstream as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MOST_REFUSAL_BYTES) break;
      parts.push(part);
    }
  } catch {
    return refuse(reply, 'UNAVAILABLE');
  }
  return reply
    .code(upstream.statusCode ?? UNAVAILABLE)
    .headers(endToEnd(upstream.headers))
    .send(Buffer.concat(parts));
}

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)));
}
