import { setTimeout as wait } from 'node:timers/promises';
import type { BackendState, Backends } from './proxy/backends';
import type { RegistryLog } from './registry/registry-source';

const CHECK_EVERY_MS = 1000;
/** A running backend responds within two seconds, even when its database does not. */
const RESPONSE_TIMEOUT_MS = 2500;

export type ReadinessOptions = { readonly log: RegistryLog; readonly checkEveryMs?: number; readonly responseTimeoutMs?: number };

/** Polls the readiness of each instance, so that visitors are not the first to notice a failure. */
export class Readiness {
  private readonly end = new AbortController();

  constructor(
    private readonly backends: Backends,
    private readonly options: ReadinessOptions,
  ) {}

  /** Starts polling. A single instance has no alternative, so it is not polled. */
  start(): void {
    const { urls } = this.backends;
    if (urls.length > 1) for (const url of urls) void this.watch(url);
  }

  stop(): void {
    this.end.abort();
  }

  private async watch(url: string): Promise<void> {
    while (!this.end.signal.aborted) {
      this.note(url, await this.check(url));
      await wait(this.options.checkEveryMs ?? CHECK_EVERY_MS, null, { signal: this.end.signal, ref: false }).catch(() => null);
    }
  }

  private async check(url: string): Promise<BackendState> {
    try {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(this.options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok ? 'ready' : 'not-ready';
    } catch {
      return 'silent';
    }
  }

  /** Stores the state, and logs each change once. */
  private note(url: string, state: BackendState): void {
    if (this.end.signal.aborted) return;
    if (state !== this.backends.stateOf(url)) {
      const write = state === 'ready' ? 'info' : 'warn';
      this.options.log[write]({ event: 'backend-state', backend: url, state }, 'a backend has changed its state');
    }
    this.backends.setState(url, state);
  }
}
