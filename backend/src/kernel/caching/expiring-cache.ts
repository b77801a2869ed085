import { LRUCache } from 'lru-cache';

export type ExpiringCacheOptions = {
  readonly seconds: number;
  readonly maxEntries: number;
  readonly now?: () => number;
};

/** Keeps answers for a short while; questions asked at the same time share one answer. A failure is not kept. */
export class ExpiringCache<Value> {
  private readonly entries: LRUCache<string, Promise<Value>>;

  constructor({ seconds, maxEntries, now = Date.now }: ExpiringCacheOptions) {
    // An entry of lru-cache is still fresh at the last millisecond of its time.
    this.entries = new LRUCache({ max: maxEntries, ttl: seconds * 1000 - 1, ttlResolution: 0, perf: { now } });
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.entries.get(key);
    if (kept) return kept;
    const value = load();
    this.entries.set(key, value);
    value.catch(() => {
      if (this.entries.peek(key) === value) this.entries.delete(key);
    });
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
