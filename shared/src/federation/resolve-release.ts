import type { Asset, FallbackRelease, RemoteRecord } from '../contracts/platform/federation';
import { whyRefused } from './fitness';
import type { loadScript } from './load-script';
import { type Clock, tryInTime } from './time-budget';

const WARM_AFTER_MS = 2000;

export type SettlerOptions = {
  readonly clock: Clock;
  /** How long an entry may take. */
  readonly limitMs: () => number;
  readonly runScript: typeof loadScript;
  /** Fetches a release's first files without running them. */
  readonly warm: (release: FallbackRelease) => void;
  readonly onFallback: (record: RemoteRecord, reason: string) => void;
};

export type ReleaseSettler = {
  /** Returns the container of the release that this page uses for the remote. */
  resolve(record: RemoteRecord): Promise<unknown>;
  /** The release whose code ran on this page. */
  resolved(remote: string): FallbackRelease | undefined;
};

/** Decides once for the life of the page which release of a remote runs: its own, or before any code of that ran, the fallback. */
export function createReleaseResolver({ clock, limitMs, runScript, warm, onFallback }: SettlerOptions): ReleaseSettler {
  const ran = new Map<string, FallbackRelease>();
  const tries = new Map<string, number>();

  /** Each further try has an address of its own: browsers let it wait for a former one that hangs, or keep its bad answer. */
  function runAnew({ url, integrity }: Asset, milliseconds: number): Promise<void> {
    const before = tries.get(url) ?? 0;
    tries.set(url, before + 1);
    return runScript({ url: before === 0 ? url : `${url}?again=${before}`, integrity }, milliseconds);
  }

  async function run(release: FallbackRelease): Promise<unknown> {
    const refusal = whyRefused(release);
    if (refusal !== null) throw new Error(refusal);
    if (!ran.has(release.remote) || !isContainer(containerOf(release.remote))) {
      await tryInTime((milliseconds) => runAnew(release.entry, milliseconds), clock, { limitMs: limitMs() });
      ran.set(release.remote, release);
    }
    const container = containerOf(release.remote);
    if (!isContainer(container)) throw new Error(`${release.entry.url} defined no container`);
    return container;
  }

  /** The fallback's files set out when the first release is late, so that they are there when its time is up. */
  async function runFirst(record: RemoteRecord): Promise<unknown> {
    const { fallback } = record;
    const timer = setTimeout(() => fallback && warm(fallback), WARM_AFTER_MS);
    return run(record).finally(() => clearTimeout(timer));
  }

  async function resolve(record: RemoteRecord): Promise<unknown> {
    const stored = ran.get(record.remote);
    if (stored) return run(stored);
    try {
      return await runFirst(record);
    } catch (error) {
      if (!record.fallback || ran.has(record.remote)) throw error;
      const container = await run(record.fallback);
      onFallback(record, String(error));
      return container;
    }
  }

  return { resolve, resolved: (remote) => ran.get(remote) };
}

function isContainer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'get' in value && typeof value.get === 'function' && 'init' in value && typeof value.init === 'function';
}

function containerOf(name: string): unknown {
  return (globalThis as Record<string, unknown>)[name];
}
