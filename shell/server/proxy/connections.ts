import { Readable } from 'node:stream';
import { lineOf } from '@alltalent/shared/contracts';
import { Agent, type Dispatcher } from 'undici';
import { PassingBody } from './passing-body';
import { Turns } from './turns';

const CONNECT_WITHIN_MS = 2000;
/** Between two parts of an answer; the time a visitor takes to receive them does not count. */
const SILENCE_MS = 10_000;

/** The code of a call that was given up because its backend did not answer. */
export const NO_ANSWER = 'NO_ANSWER';

export type ConnectionsPlan = {
  /** To each backend. */
  readonly atOnce: number;
  /** For one visitor's line, so that nobody alone keeps the others out. */
  readonly atOnceByOne: number;
  /** From the call, or from the last part of a body that passes through, until its answer begins; waiting for a connection included. */
  readonly answerWithinMs: number;
};

type Options = Dispatcher.RequestOptions<null>;
type Callback = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;
type UnderWay = { readonly origin: string; readonly abort: AbortController };

/** Connections to the backends for one kind of call. Calls beyond the plan wait for their turn. */
export class Connections {
  private readonly agent: Agent;
  private readonly turns: Turns;
  private readonly reads = new Set<UnderWay>();

  constructor(private readonly plan: ConnectionsPlan) {
    const connect = { timeout: CONNECT_WITHIN_MS };
    this.agent = new Agent({ connections: plan.atOnce, connect, headersTimeout: 0, bodyTimeout: SILENCE_MS });
    this.turns = new Turns(plan.atOnceByOne);
  }

  /** Sends one call; the signature is the one the proxy asks its connections with. */
  readonly request = (options: Options, callback: Callback): void => {
    const abort = new AbortController();
    const underWay = { origin: String(options.origin), abort };
    const timer = setTimeout(() => abort.abort(noAnswer()), this.plan.answerWithinMs);
    if (options.body instanceof PassingBody) options.body.onPart(() => timer.refresh());
    if (options.method === 'GET' || options.method === 'HEAD') this.reads.add(underWay);
    let isSettled = false;
    const settle: Callback = (error, answer) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      this.reads.delete(underWay);
      if (error) leave();
      else answer.body.once('close', leave);
      callback(error, answer);
    };
    abort.signal.addEventListener('abort', () => settle(abort.signal.reason as Error, null as never));
    const leave = this.turns.take(lineOf(visitorOf(options)), () => {
      this.agent.request({ ...options, signal: abort.signal }, settle as never);
    });
  };

  /** Gives up the reads that wait for this backend's answer, so that they can be asked elsewhere. */
  abandon(address: string): void {
    const { origin } = new URL(address);
    for (const underWay of this.reads) if (underWay.origin === origin) underWay.abort.abort(noAnswer());
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

/** True for a body that still comes in, and for one that is no JSON: pictures and documents, however small. */
export function isFile({ body, headers }: Pick<Options, 'body' | 'headers'>): boolean {
  if (body instanceof Readable) return true;
  const { 'content-type': type } = (headers ?? {}) as Readonly<Record<string, unknown>>;
  return Boolean(body) && typeof type === 'string' && !type.toLowerCase().startsWith('application/json');
}

/** The address that this server saw and tells the backend. */
function visitorOf({ headers }: Options): string {
  const { 'x-forwarded-for': address } = (headers ?? {}) as Readonly<Record<string, unknown>>;
  return typeof address === 'string' ? address : '';
}

function noAnswer(): Error {
  return Object.assign(new Error('The backend did not answer in time.'), { code: NO_ANSWER });
}
