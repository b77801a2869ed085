/** Job of the load generator. */
export type LoadJob = {
  readonly port: number;
  /** Paths to request in order, and again from the first. */
  readonly paths: readonly string[];
  readonly connections: number;
  /** Stops after this time or number of requests, whichever comes first. */
  readonly until: { readonly ms?: number; readonly requests?: number };
};

export type LoadResult = {
  readonly seconds: number;
  /** Milliseconds of each request, in the order of the responses. */
  readonly latencies: readonly number[];
};
