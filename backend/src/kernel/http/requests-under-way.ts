import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from './request-log';

/** Counts the requests that are being answered. While the process stops, every response closes its connection. */
export class RequestsUnderWay {
  private readonly responses = new Set<object>();
  private isStopping = false;
  private onNone: () => void = () => undefined;

  get count(): number {
    return this.responses.size;
  }

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (this.isStopping) void reply.header('connection', 'close');
      if (!HEALTH_PATHS.includes(request.routeOptions.url ?? '')) {
        this.responses.add(reply);
        reply.raw.once('close', () => this.remove(reply));
      }
      done();
    });
  }

  /** Resolves when no request is left, or after `withinMs`. */
  async finish(withinMs: number): Promise<void> {
    this.isStopping = true;
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([new Promise<void>((resolve) => (this.onNone = resolve)), timeUp]);
    clearTimeout(timer);
  }

  private remove(response: object): void {
    this.responses.delete(response);
    if (this.count === 0) this.onNone();
  }
}
