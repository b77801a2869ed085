import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ERRORS } from '@alltalent/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backends } from './backends';

/** Larger bodies pass through as they come, and cannot be sent a second time. */
const KEPT_BODY_BYTES = 128 * 1024;
/** The call reached nobody. */
const NOT_CONNECTED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'];
/** Somebody may have worked on it. */
const CUT = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
/** What Node says of a body whose sender is gone; its code is that of a connection that was cut. */
const HUNG_UP = 'aborted';

type FastifyReplyFromHooks = NonNullable<Parameters<FastifyReply['from']>[1]>;

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly path: string };

/**
 * Hands a call to the next backend. Where it cannot be reached, or hangs up before an answer, another one is tried:
 * reads in any case, everything else only when the call has reached nobody, so that nothing happens twice.
 */
export async function handOn(call: Call, options: FastifyReplyFromHooks, backends: Backends): Promise<FastifyReply> {
  const order = backends.inTurn();
  const body = order.length > 1 ? await keepBody(call.request) : null;
  attempt(call, order, { options, backends, body });
  return call.reply;
}

type Attempt = { readonly options: FastifyReplyFromHooks; readonly backends: Backends; readonly body: Buffer | null };

function attempt(call: Call, [address = '', ...others]: readonly string[], how: Attempt): void {
  const { request, reply, path } = call;
  if (how.body) request.body = Readable.from([how.body]);
  reply.from(path, {
    ...how.options,
    getUpstream: () => address,
    onError: (_reply, { error }) => {
      // The visitor hung up: that says nothing of the backend, and nobody waits for an answer.
      if (causeOf(error).message === HUNG_UP) return;
      const { code = '' } = causeOf(error);
      if ([...NOT_CONNECTED, ...CUT].includes(code)) how.backends.leaveOut(address);
      if (others.length > 0 && mayTryAgain(request, code, how.body !== null)) attempt(call, others, how);
      else answerUnavailable(reply);
    },
  });
}

function mayTryAgain({ method, body }: FastifyRequest, code: string, isBodyKept: boolean): boolean {
  if (body instanceof Readable && !isBodyKept) return false;
  return NOT_CONNECTED.includes(code) || (CUT.includes(code) && ['GET', 'HEAD'].includes(method));
}

async function keepBody({ body, headers }: FastifyRequest): Promise<Buffer | null> {
  const isSmall = Number(headers['content-length'] ?? Infinity) <= KEPT_BODY_BYTES;
  return body instanceof Readable && isSmall ? buffer(body) : null;
}

/** The proxy wraps what the connection said. */
function causeOf(error: Error): { readonly code?: string; readonly message?: string } {
  const { cause = {} } = error as { cause?: { code?: string; message?: string } };
  return cause;
}

function answerUnavailable(reply: FastifyReply): void {
  const { status, title } = ERRORS.UNAVAILABLE;
  const detail = 'All Talent cannot be reached right now. Please try again in a moment.';
  void reply.code(status).header('retry-after', '5').type('application/problem+json').send({
    type: 'about:blank',
    title,
    status,
    code: 'UNAVAILABLE',
    detail,
    message: detail,
    request_id: reply.request.id,
    retry_after: 5,
  });
}
