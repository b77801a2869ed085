const EJECTED_MS = 5000;

type Read = { readonly timeoutMs: number; readonly headers?: Readonly<Record<string, string>> };

/** Last known state of an instance; `silent` when it did not respond. */
export type BackendState = 'ready' | 'not-ready' | 'silent';

/** The backend instances. Those that are not ready or unreachable are tried last until they recover. */
export class Backends {
  private readonly backAt = new Map<string, number>();
  private readonly states = new Map<string, BackendState>();
  private readonly listeners: ((address: string) => void)[] = [];
  private turn = 0;

  constructor(
    readonly addresses: readonly string[],
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the instances in the order to try: a rotation by request, with unavailable ones last. */
  rotation(): readonly string[] {
    this.turn = (this.turn + 1) % this.addresses.length;
    const turned = [...this.addresses.slice(this.turn), ...this.addresses.slice(0, this.turn)];
    return turned.toSorted((one, other) => this.rankOf(one) - this.rankOf(other));
  }

  /** Moves an unreachable instance to the end of the order for `EJECTED_MS`. */
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

  /** Calls `listener` with an instance that stopped responding while another one is ready. */
  onSilence(listener: (address: string) => void): void {
    this.listeners.push(listener);
  }

  /** Returns the first response without a server error. Throws the last failure when every instance fails. */
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
