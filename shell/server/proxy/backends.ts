import { Agent } from 'undici';
import { readWhole, type TextAnswer } from './whole-answer';

const EJECTED_MS = 5000;

type Read = { readonly timeoutMs: number; readonly headers?: Readonly<Record<string, string>> };
type Message = Read & { readonly body: string };

/** Last known state of an instance; `silent` when it did not respond. */
export type BackendState = 'ready' | 'not-ready' | 'silent';

/** The backend instances. Those that are not ready or unreachable are tried last until they recover. */
export class Backends {
  private readonly ejectedUntil = new Map<string, number>();
  private readonly states = new Map<string, BackendState>();
  private readonly listeners: ((url: string) => void)[] = [];
  private readonly agent = new Agent();
  private offset = 0;

  constructor(
    readonly urls: readonly string[],
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the instances in the order to try: a rotation by request, with unavailable ones last. */
  rotation(): readonly string[] {
    this.offset = (this.offset + 1) % this.urls.length;
    const rotated = [...this.urls.slice(this.offset), ...this.urls.slice(0, this.offset)];
    return rotated.toSorted((one, other) => this.rankOf(one) - this.rankOf(other));
  }

  /** Moves an unreachable instance to the end of the order for `EJECTED_MS`. */
  eject(url: string): void {
    this.ejectedUntil.set(url, this.now() + EJECTED_MS);
  }

  stateOf(url: string): BackendState {
    return this.states.get(url) ?? 'ready';
  }

  setState(url: string, state: BackendState): void {
    this.states.set(url, state);
    const hasOther = this.urls.some((other) => other !== url && this.rankOf(other) === 0);
    if (state === 'silent' && hasOther) for (const listener of this.listeners) listener(url);
  }

  /** Calls `listener` with an instance that stopped responding while another one is ready. */
  onSilence(listener: (url: string) => void): void {
    this.listeners.push(listener);
  }

  /** Returns the first response without a server error. Throws the last failure when every instance fails. */
  read(path: string, options: Read): Promise<Response> {
    return this.ask(path, { method: 'GET', ...options });
  }

  /** Posts a body, as `read` asks: more than one instance may get it, so it must do nothing twice. */
  send(path: string, message: Message): Promise<Response> {
    return this.ask(path, { method: 'POST', ...message });
  }

  /** Returns the first whole answer without a server error, as `read` does, for less of this process's time. */
  readText(path: string, { timeoutMs, headers = {} }: Read): Promise<TextAnswer> {
    return this.tryEach((url) => readWhole(this.agent, { url: url + path, headers, timeoutMs }));
  }

  private ask(path: string, { timeoutMs, ...init }: RequestInit & Pick<Read, 'timeoutMs'>): Promise<Response> {
    return this.tryEach(async (url) => {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500) await response.body?.cancel();
      return response;
    });
  }

  private async tryEach<Answer extends { readonly status: number }>(ask: (url: string) => Promise<Answer>): Promise<Answer> {
    let failure: unknown;
    for (const url of this.rotation()) {
      try {
        const answer = await ask(url);
        if (answer.status < 500) return answer;
        failure = new Error(`status ${answer.status}`);
      } catch (error) {
        this.eject(url);
        failure = error;
      }
    }
    throw failure;
  }

  private rankOf(url: string): number {
    const isEjected = (this.ejectedUntil.get(url) ?? 0) > this.now();
    if (this.stateOf(url) === 'ready') return isEjected ? 1 : 0;
    return this.stateOf(url) === 'not-ready' ? 2 : 3;
  }
}
