import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyTimes, endAfterResponse, isFileUpload, isUnread, limitBodyTime } from '@alltalent/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from './refusal';

/** Three times the largest upload, in bytes: browsers show a response about a file that is too large only after sending all of it. */
const MOST_BYTES = 80 * 1024 * 1024;

/**
 * Checks the headers of a body before reading it. Encoded bodies are refused, because a few bytes can expand to any
 * number. `100 Continue` is sent once the body is wanted. Bodies that arrive too slowly are refused.
 */
export function guardBodies(app: FastifyInstance, times: BodyTimes): void {
  refuseSlowBodies(app, times);
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ headers }, reply) => {
    const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = headers;
    if (encoding.toLowerCase() !== 'identity') return refuse(reply.header('accept-encoding', 'identity'), 'UNSUPPORTED_MEDIA_TYPE');
    if (Number(length) > MOST_BYTES) return refuse(reply, 'BODY_TOO_LARGE');
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnread(request.raw)) {
      void reply.header('connection', 'close');
      endAfterResponse(request.raw, reply.raw);
    }
    done();
  });
}

function refuseSlowBodies(app: FastifyInstance, times: BodyTimes): void {
  const replies = new WeakMap<IncomingMessage, FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    replies.set(request.raw, reply);
    done();
  });
  limitBodyTime(app.server, times, (request) => {
    const reply = replies.get(request);
    if (reply) refuse(reply, isFileUpload(request) ? 'FILE_TOO_SLOW' : 'BODY_TOO_SLOW');
    else request.socket.destroy();
  });
}
