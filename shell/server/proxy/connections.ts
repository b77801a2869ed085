import { Readable } from 'node:stream';
import { lineOf } from '@alltalent/shared/contracts';
import { Agent, type Dispatcher } from 'undici';
import { PassingBody } from './passing-body';
import { SlotQueue } from './slot-queue';

const CONNECT_WITHIN_MS = 2000;
/** Longest pause between two parts of a response. The time a visitor takes to receive them does not count. */
const SILENCE_MS = 10_000;

/** Error code of a request that was cancelled because its backend did not respond in time. */
export const NO_RESPONSE = 'NO_ANSWER';

export type ConnectionsPlan = {
  /** Connections to each backend. */
  readonly atOnce: number;
  /** Concurrent requests per line, so that one visitor cannot block the others. */
  readonly atOnceByOne: number;
  /**
   * Milliseconds until a response begins, counted from the request or from the last part of a streamed body. Includes the
   * wait for a connection.
   */
  readonly responseTimeoutMs: number;
};

type Options = Dispatcher.RequestOptions<null>;
type Callback = (error: Error | null, response: Dispatcher.ResponseData<null>) => void;
type UnderWay = { readonly origin: string; readonly abort: AbortController };

/** Connections to the backends for one kind of request. Requests beyond the limits wait in a queue. */
export class Connections {
  private readonly agent: Agent;
  private readonly slots: SlotQueue;
  private readonly reads = new Set<UnderWay>();

  constructor(private readonly plan: ConnectionsPlan) {
    const connect = { timeout: CONNECT_WITHIN_MS };
    this.agent = new Agent({ connections: plan.atOnce, connect, headersTimeout: 0, bodyTimeout: SILENCE_MS });
    this.slots = new SlotQueue(plan.atOnceByOne);
  }

  /** Sends one request; has the signature that the proxy plugin expects. */
  readonly request = (options: Options, callback: Callback): void => {
    const abort = new AbortController();
    const underWay = { origin: String(options.origin), abort };
    const timer = setTimeout(() => abort.abort(responseTimeoutError()), this.plan.responseTimeoutMs);
    if (options.body instanceof PassingBody) options.body.onPart(() => timer.refresh());
    if (options.method === 'GET' || options.method === 'HEAD') this.reads.add(underWay);
    let isFinished = false;
    const finish: Callback = (error, response) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      this.reads.delete(underWay);
      if (error) release();
      else response.body.once('close', release);
      callback(error, response);
    };
    abort.signal.addEventListener('abort', () => finish(abort.signal.reason as Error, null as never));
    const release = this.slots.acquire(lineOf(visitorOf(options)), () => {
      this.agent.request({ ...options, signal: abort.signal }, finish as never);
    });
  };

  /** Cancels the reads that wait for this backend, so that they can be tried on another one. */
  abandon(url: string): void {
    const { origin } = new URL(url);
    for (const underWay of this.reads) if (underWay.origin === origin) underWay.abort.abort(responseTimeoutError());
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/** Returns true for a streamed body and for any body other than JSON, such as a picture or document of any size. */
export function isFile({ body, headers }: Pick<Options, 'body' | 'headers'>): boolean {
  if (body instanceof Readable) return true;
  const { 'content-type': type } = (headers ?? {}) as Readonly<Record<string, unknown>>;
  return Boolean(body) && typeof type === 'string' && !type.toLowerCase().startsWith('application/json');
}

/** Returns the visitor's IP address as this server saw it. */
function visitorOf({ headers }: Options): string {
  const { 'x-forwarded-for': url } = (headers ?? {}) as Readonly<Record<string, unknown>>;
  return typeof url === 'string' ? url : '';
}

function responseTimeoutError(): Error {
  return Object.assign(new Error('The backend did not answer in time.'), { code: NO_RESPONSE });
}
