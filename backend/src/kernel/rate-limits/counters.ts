/** Sliding window: at most `most` uses in `windowMs`. Windows of one bucket count the same uses. */
export type Window = { readonly bucket: string; readonly most: number; readonly windowMs: number };

/** Result of `consume`: the ids of the counted use, or the milliseconds until the next one is allowed. */
export type Consumption = { readonly ids: readonly string[] } | { readonly waitMs: number };

/** Storage of counted uses. Buckets contain hashes, never personal data. */
export abstract class Counters {
  /** Counts one use in every window, or in none when one of them is full. */
  abstract consume(windows: readonly Window[], now: number): Promise<Consumption>;
  /** Number of uses after `since`, in milliseconds since 1970. */
  abstract count(bucket: string, since: number): Promise<number>;
  /** Deletes uses by the ids that `consume` returned; ids of other counters and unknown ones are ignored. */
  abstract refund(ids: readonly string[]): Promise<void>;
}
