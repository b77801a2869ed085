import { LRUCache } from 'lru-cache';
import { ambientTransaction } from '../database/ambient-transaction';

export type ExpiringCacheOptions = {
  readonly seconds: number;
  readonly maxEntries: number;
  readonly now?: () => number;
};

type Entry<Value> = { readonly value: Promise<Value>; isLoaded: boolean };

/**
 * Keeps answers for a short while; questions asked at the same time share one answer. A failure is not kept. In a transaction a
 * loaded answer is taken, a pending one is not, since it may wait for the end of the transaction; and nothing is kept, since what
 * the transaction reads may be rolled back.
 */
export class ExpiringCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;

  constructor({ seconds, maxEntries, now = Date.now }: ExpiringCacheOptions) {
    // An entry of lru-cache is still fresh at the last millisecond of its time.
    this.entries = new LRUCache({ max: maxEntries, ttl: seconds * 1000 - 1, ttlResolution: 0, perf: { now } });
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.entries.get(key);
    if (kept?.isLoaded) return kept.value;
    if (ambientTransaction()) return load();
    return kept ? kept.value : this.keep(key, load());
  }

  private keep(key: string, value: Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { value, isLoaded: false };
    this.entries.set(key, entry);
    value.then(
      () => (entry.isLoaded = true),
      () => {
        if (this.entries.peek(key) === entry) this.entries.delete(key);
      },
    );
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
