import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './request-log';

/** Knows the requests that are being answered. While the process stops, every answer closes its connection. */
export class RequestsUnderWay {
  private readonly answers = new Set<object>();
  private isStopping = false;
  private onNone: () => void = () => undefined;

  get count(): number {
    return this.answers.size;
  }

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (this.isStopping) void reply.header('connection', 'close');
      if (!HEALTH_PATHS.includes(request.routeOptions.url ?? '')) {
        this.answers.add(reply);
        reply.raw.once('close', () => this.forget(reply));
      }
      done();
    });
  }

  /** Resolves when none is left, or the time is up. */
  async finish(withinMs: number): Promise<void> {
    this.isStopping = true;
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([new Promise<void>((resolve) => (this.onNone = resolve)), timeUp]);
    clearTimeout(timer);
  }

  private forget(answer: object): void {
    this.answers.delete(answer);
    if (this.count === 0) this.onNone();
  }
}
