type Entry<Value> = { readonly value: Promise<Value>; readonly expiresAt: number };

export type ExpiringCacheOptions = {
  readonly seconds: number;
  readonly maxEntries: number;
  readonly now?: () => number;
};

/** Keeps answers for a short while; questions asked at the same time share one answer. A failure is not kept. */
export class ExpiringCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly now: () => number;

  constructor(private readonly options: ExpiringCacheOptions) {
    this.now = options.now ?? Date.now;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.entries.get(key);
    if (kept && kept.expiresAt > this.now()) return kept.value;
    const value = load();
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt: this.now() + this.options.seconds * 1000 });
    this.dropOldest();
    value.catch(() => {
      if (this.entries.get(key)?.value === value) this.entries.delete(key);
    });
    return value;
  }

  clear(): void {
    this.entries.clear();
  }

  private dropOldest(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= this.options.maxEntries) return;
      this.entries.delete(key);
    }
  }
}
