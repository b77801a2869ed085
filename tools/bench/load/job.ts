/** What the load generator is asked to do, and what it found. */
export type LoadJob = {
  readonly port: number;
  /** Asked in turn, again from the first when they are at their end. */
  readonly paths: readonly string[];
  readonly connections: number;
  /** For so long or so many requests, whatever comes first. */
  readonly until: { readonly ms?: number; readonly requests?: number };
};

export type LoadResult = {
  readonly seconds: number;
  /** Milliseconds of each request, in the order of the answers. */
  readonly latencies: readonly number[];
};
