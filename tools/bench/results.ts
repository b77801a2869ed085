import type { Engine, Size } from './options';
import type { Sample } from './statistics';

/** Measurements of one server over the rounds. */
export type Side = { readonly perSecond: Sample; readonly cpuMs: Sample; readonly p50: Sample; readonly p99: Sample };

/** Throughput of one page: node:http with the driver, the application, and the application without its memory index. */
export type Throughput = {
  readonly engine: Engine;
  readonly size: Size;
  readonly bare: Side;
  readonly application: Side;
  readonly sameStatements: Side;
};

/** Duration of a single request by question: p50 of each round, in milliseconds. */
export type Waits = { readonly engine: Engine; readonly size: Size; readonly page: string; readonly wait: Sample };

export type FilterTimes = { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };

/** Durations of drawn filters, first and repeated, and of the bare server's first page in between. */
export type FilterRun = {
  readonly engine: Engine;
  readonly size: Size;
  readonly filters: number;
  readonly cold: FilterTimes;
  readonly warm: FilterTimes;
  readonly bare: FilterTimes;
};

export type Results = {
  readonly throughput: readonly Throughput[];
  readonly waits: readonly Waits[];
  readonly filters: readonly FilterRun[];
};
