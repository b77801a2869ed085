type WaitingTask = { readonly begin: () => void };

/** Limits how many tasks of one key run at once; further ones wait in order. */
export class SlotQueue {
  private readonly underWay = new Map<string, number>();
  private readonly queues = new Map<string, Set<WaitingTask>>();

  constructor(private readonly atOnce: number) {}

  /** Calls `begin` once there is a free slot, at once if possible. The returned function frees the slot, or leaves the queue. */
  acquire(name: string, begin: () => void): () => void {
    const own: WaitingTask = { begin };
    this.queueOf(name).add(own);
    this.startNext(name);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (!this.queueOf(name).delete(own)) this.underWay.set(name, this.countOf(name) - 1);
      this.startNext(name);
    };
  }

  private startNext(name: string): void {
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

  private queueOf(name: string): Set<WaitingTask> {
    const queue = this.queues.get(name) ?? new Set();
    this.queues.set(name, queue);
    return queue;
  }
}
