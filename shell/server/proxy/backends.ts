const EJECTED_MS = 5000;

type Read = { readonly timeoutMs: number; readonly headers?: Readonly<Record<string, string>> };

/** What an instance last said of itself; `silent` when it did not answer at all. */
export type BackendState = 'ready' | 'not-ready' | 'silent';

/** The instances of the backend. One that is not ready, or cannot be reached, is asked last for as long as that lasts. */
export class Backends {
  private readonly backAt = new Map<string, number>();
  private readonly states = new Map<string, BackendState>();
  private readonly listeners: ((address: string) => void)[] = [];
  private turn = 0;

  constructor(
    readonly addresses: readonly string[],
    private readonly now: () => number = Date.now,
  ) {}

  /** The instances in the order in which to ask them: each call begins with the next one, and those that will hardly answer come last. */
  rotation(): readonly string[] {
    this.turn = (this.turn + 1) % this.addresses.length;
    const turned = [...this.addresses.slice(this.turn), ...this.addresses.slice(0, this.turn)];
    return turned.toSorted((one, other) => this.rankOf(one) - this.rankOf(other));
  }

  /** An instance that could not be reached is asked last for a while. */
  eject(address: string): void {
    this.backAt.set(address, this.now() + EJECTED_MS);
  }

  stateOf(address: string): BackendState {
    return this.states.get(address) ?? 'ready';
  }

  setState(address: string, state: BackendState): void {
    this.states.set(address, state);
    const hasOther = this.addresses.some((other) => other !== address && this.rankOf(other) === 0);
    if (state === 'silent' && hasOther) for (const listener of this.listeners) listener(address);
  }

  /** Calls back with an instance that has fallen silent while another one is ready. */
  onSilence(listener: (address: string) => void): void {
    this.listeners.push(listener);
  }

  /** The first answer that is no failure of the server; throws when nobody has one. */
  async read(path: string, { timeoutMs, headers = {} }: Read): Promise<Response> {
    let failure: unknown;
    for (const address of this.rotation()) {
      try {
        const response = await fetch(address + path, { headers, signal: AbortSignal.timeout(timeoutMs) });
        if (response.status < 500) return response;
        await response.body?.cancel();
        failure = new Error(`status ${response.status}`);
      } catch (error) {
        this.eject(address);
        failure = error;
      }
    }
    throw failure;
  }

  private rankOf(address: string): number {
    const isEjected = (this.backAt.get(address) ?? 0) > this.now();
    if (this.stateOf(address) === 'ready') return isEjected ? 1 : 0;
    return this.stateOf(address) === 'not-ready' ? 2 : 3;
  }
}
