type Waiting = { readonly begin: () => void };

/** Limits how many tasks of one key run at once; further ones wait in order. */
export class Turns {
  private readonly underWay = new Map<string, number>();
  private readonly queues = new Map<string, Set<Waiting>>();

  constructor(private readonly atOnce: number) {}

  /** Calls `begin` once there is a free slot, at once if possible. The returned function frees the slot, or leaves the queue. */
  take(name: string, begin: () => void): () => void {
    const own: Waiting = { begin };
    this.queueOf(name).add(own);
    this.goOn(name);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      if (!this.queueOf(name).delete(own)) this.underWay.set(name, this.countOf(name) - 1);
      this.goOn(name);
    };
  }

  private goOn(name: string): void {
    const queue = this.queueOf(name);
    for (const next of queue) {
      if (this.countOf(name) >= this.atOnce) return;
      queue.delete(next);
      this.underWay.set(name, this.countOf(name) + 1);
      next.begin();
    }
    // Removes the key once nothing runs or waits.
    this.queues.delete(name);
    if (this.countOf(name) === 0) this.underWay.delete(name);
  }

  private countOf(name: string): number {
    return this.underWay.get(name) ?? 0;
  }

  private queueOf(name: string): Set<Waiting> {
    const queue = this.queues.get(name) ?? new Set();
    this.queues.set(name, queue);
    return queue;
  }
}
