import { setTimeout as wait } from 'node:timers/promises';
import type { BackendState, Backends } from './proxy/backends';
import type { RegistryLog } from './registry/registry-source';

const ASK_EVERY_MS = 1000;
/** A running backend responds within two seconds, even when its database does not. */
const ANSWER_WITHIN_MS = 2500;

export type ReadinessOptions = { readonly log: RegistryLog; readonly askEveryMs?: number; readonly answerWithinMs?: number };

/** Polls the readiness of each instance, so that visitors are not the first to notice a failure. */
export class Readiness {
  private readonly end = new AbortController();

  constructor(
    private readonly backends: Backends,
    private readonly options: ReadinessOptions,
  ) {}

  /** Starts polling. A single instance has no alternative, so it is not polled. */
  start(): void {
    const { addresses } = this.backends;
    if (addresses.length > 1) for (const address of addresses) void this.watch(address);
  }

  stop(): void {
    this.end.abort();
  }

  private async watch(address: string): Promise<void> {
    while (!this.end.signal.aborted) {
      this.note(address, await this.ask(address));
      await wait(this.options.askEveryMs ?? ASK_EVERY_MS, null, { signal: this.end.signal, ref: false }).catch(() => null);
    }
  }

  private async ask(address: string): Promise<BackendState> {
    try {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(this.options.answerWithinMs ?? ANSWER_WITHIN_MS) });
      await answer.body?.cancel();
      return answer.ok ? 'ready' : 'not-ready';
    } catch {
      return 'silent';
    }
  }

  /** Stores the state, and logs each change once. */
  private note(address: string, state: BackendState): void {
    if (this.end.signal.aborted) return;
    if (state !== this.backends.stateOf(address)) {
      const write = state === 'ready' ? 'info' : 'warn';
      this.options.log[write]({ event: 'backend-state', backend: address, state }, 'a backend has changed its state');
    }
    this.backends.setState(address, state);
  }
}
