import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** A whole answer of a backend. */
export type TextAnswer = { readonly status: number; readonly contentType: string; readonly body: string };

type Read = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds until the whole answer has to be there. */
  readonly timeoutMs: number;
};

/**
 * Resolves to the whole answer of a GET; rejects when it does not come in time. A stream, an abort signal and its listeners, which
 * undici's `request` makes for each, would take longer than everything else about the call.
 */
export function readWhole(dispatcher: Dispatcher, { url, headers, timeoutMs }: Read): Promise<TextAnswer> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const answer = new WholeAnswer(resolve, reject, timeoutMs);
    dispatcher.dispatch({ origin, path: pathname + search, method: 'GET', headers: { ...headers } }, answer);
  });
}

class WholeAnswer implements Dispatcher.DispatchHandler {
  private readonly timer: NodeJS.Timeout;
  private readonly chunks: Buffer[] = [];
  private controller: Dispatcher.DispatchController | null = null;
  private status = 0;
  private contentType = '';
  private lateness: Error | null = null;

  constructor(
    private readonly resolve: (answer: TextAnswer) => void,
    private readonly reject: (error: Error) => void,
    timeoutMs: number,
  ) {
    this.timer = setTimeout(() => this.giveUp(timeoutMs), timeoutMs).unref();
  }

  /** Called again when a request is sent again, as its connection had ended. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.lateness) controller.abort(this.lateness);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.contentType = String(headers['content-type'] ?? '');
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.timer);
    const [first, ...others] = this.chunks;
    const whole = others.length === 0 ? first : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, contentType: this.contentType, body: whole?.toString() ?? '' });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.timer);
    this.reject(error);
  }

  private giveUp(timeoutMs: number): void {
    this.lateness = new Error(`no answer within ${timeoutMs} ms`);
    this.controller?.abort(this.lateness);
    this.reject(this.lateness);
  }
}
