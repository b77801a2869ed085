import { LRUCache } from 'lru-cache';
import { ambientTransaction } from '../database/ambient-transaction';

export type ExpiringCacheOptions = {
  readonly seconds: number;
  readonly maxEntries: number;
  readonly now?: () => number;
};

type Entry<Value> = { readonly value: Promise<Value>; isLoaded: boolean };

/**
 * Caches loaded values for `seconds`; concurrent requests of one key share one load. Failures are not cached. A transaction uses
 * a loaded value but not a pending one, which may wait for the transaction's end; and it stores nothing, since what it reads may
 * be rolled back.
 */
export class ExpiringCache<Value> {
  private readonly entries: LRUCache<string, Entry<Value>>;

  constructor({ seconds, maxEntries, now = Date.now }: ExpiringCacheOptions) {
    // lru-cache serves an entry up to and including the last millisecond of its `ttl`.
    this.entries = new LRUCache({ max: maxEntries, ttl: seconds * 1000 - 1, ttlResolution: 0, perf: { now } });
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = this.entries.get(key);
    if (cached?.isLoaded) return cached.value;
    if (ambientTransaction()) return load();
    return cached ? cached.value : this.store(key, load());
  }

  private store(key: string, value: Promise<Value>): Promise<Value> {
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
