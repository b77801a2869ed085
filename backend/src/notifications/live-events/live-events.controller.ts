import { LIVE_EVENTS_PATH } from '@alltalent/shared/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentSession, OwnSession } from '../../auth';
import { LiveStreamsService } from './live-streams.service';

const EVENT_ID = /^\d{1,10}$/u;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

@Controller()
export class LiveEventsController {
  constructor(private readonly streams: LiveStreamsService) {}

  /** Stream of the user's events, those of the last ten seconds included. `Last-Event-ID` resumes it, for five minutes. */
  @Get(LIVE_EVENTS_PATH)
  async stream(
    @OwnSession() { userId, sidHash }: CurrentSession,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.streams.requireRoom({ userId });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...HEADERS, 'x-request-id': request.id });
    if (request.method === 'HEAD') return void raw.end();
    const { stream, close } = this.streams.open({ userId, sidHash }, raw);
    raw.once('close', close);
    const after = request.headers['last-event-id'];
    const known = typeof after === 'string' && EVENT_ID.test(after) ? Number(after) : null;
    // The next event makes a page ask for everything, so a stream that cannot resume is not ended.
    await this.streams.resume(stream, known).catch(() => undefined);
  }
}
