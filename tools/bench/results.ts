import type { Engine, Size } from './options';
import type { Sample } from './statistics';

/** What one side of a comparison did in its rounds. */
export type Side = { readonly perSecond: Sample; readonly cpuMs: Sample; readonly p50: Sample; readonly p99: Sample };

/** Throughput of one page by node:http with the driver, by the application as it runs, and by the application without its memory. */
export type Throughput = {
  readonly engine: Engine;
  readonly size: Size;
  readonly bare: Side;
  readonly application: Side;
  readonly sameStatements: Side;
};

/** How long one request alone takes, p50 of each round, by what was asked. */
export type Waits = { readonly engine: Engine; readonly size: Size; readonly page: string; readonly wait: Sample };

export type FilterTimes = { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };

/** Drawn filters, each asked for the first time and once more, and the bare server's first page asked as often in between. */
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
