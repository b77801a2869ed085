/** A sliding window: at most so many uses in so long a time. Windows of one bucket look at the same uses. */
export type Window = { readonly bucket: string; readonly most: number; readonly windowMs: number };

export type Consumption = { readonly ids: readonly string[] } | { readonly waitMs: number };

/** Where uses are counted. Buckets carry hashes, never addresses. */
export abstract class Counters {
  /** Counts one use in every window, or in none: then it tells how long to wait. */
  abstract consume(windows: readonly Window[], now: number): Promise<Consumption>;
  /** Uses after a moment. */
  abstract count(bucket: string, since: number): Promise<number>;
  /** Forgets uses by the ids that `consume` answered; those of other counters and unknown ones are left alone. */
  abstract refund(ids: readonly string[]): Promise<void>;
}
