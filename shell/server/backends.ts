const LEFT_OUT_MS = 5000;

type Read = { readonly timeoutMs: number; readonly headers?: Readonly<Record<string, string>> };

/** The instances of the backend. One that cannot be reached is left out for some seconds, where there is another. */
export class Backends {
  private readonly backAt = new Map<string, number>();
  private turn = 0;

  constructor(
    private readonly addresses: readonly string[],
    private readonly now: () => number = Date.now,
  ) {}

  /** Whom to ask, each time beginning with another; those left out come last. */
  inTurn(): readonly string[] {
    this.turn = (this.turn + 1) % this.addresses.length;
    const turned = [...this.addresses.slice(this.turn), ...this.addresses.slice(0, this.turn)];
    const isLeftOut = (address: string) => (this.backAt.get(address) ?? 0) > this.now();
    return [...turned.filter((address) => !isLeftOut(address)), ...turned.filter(isLeftOut)];
  }

  leaveOut(address: string): void {
    this.backAt.set(address, this.now() + LEFT_OUT_MS);
  }

  /** The first answer that is no failure of the server; throws when nobody has one. */
  async read(path: string, { timeoutMs, headers = {} }: Read): Promise<Response> {
    let failure: unknown;
    for (const address of this.inTurn()) {
      try {
        const response = await fetch(address + path, { headers, signal: AbortSignal.timeout(timeoutMs) });
        if (response.status < 500) return response;
        await response.body?.cancel();
        failure = new Error(`status ${response.status}`);
      } catch (error) {
        this.leaveOut(address);
        failure = error;
      }
    }
    throw failure;
  }
}
