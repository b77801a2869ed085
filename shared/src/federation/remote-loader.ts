import type { Beacon, FallbackRelease, RemoteRecord } from '../contracts/platform/federation';
import { LIMITS } from '../contracts/core/limits';
import { faultOf } from './fault-of';
import { loadScript } from './load-script';
import { createReleaseResolver } from './resolve-release';
import { type Clock, headStartOf, pageClock, tryInTime, within } from './time-budget';

type Plugin = {
  readonly name: string;
  loadEntry(args: { remoteInfo: { name: string } }): Promise<unknown>;
  createScript(args: { url: string }): never;
};

/** The part of the federation runtime the loader needs; the shell passes webpack's instance. */
export type FederationRuntime = {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  registerPlugins(plugins: Plugin[]): void;
  loadRemote(id: string): Promise<unknown>;
};

export type RemoteLoader = {
  /** The exposed module, or within 4.8 s a rejection when neither the release nor its fallback gave it. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Loads a remote that may never be needed: nothing is reported until `load` is called for it. */
  prepare(remote: string, expose: string): Promise<unknown>;
  /** The version that runs on this page, for reports. */
  versionOf(remote: string): string;
};

export type LoaderOptions = {
  readonly runtime: FederationRuntime;
  readonly remotes: readonly RemoteRecord[];
  readonly sendBeacon: (beacon: Beacon) => void;
  /** Fetches a release's first files without running them. */
  readonly warm?: (release: FallbackRelease) => void;
  /** Replaced in tests. */
  readonly runScript?: typeof loadScript;
  readonly clock?: Clock;
};

/** Loads remotes with a guard (docs/decisions/0026): hash, needs, a budget of time, the fallback release. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runtime, remotes, sendBeacon, clock = pageClock } = options;
  const created = clock.now();
  let headStart = 0;
  const beacons = createHeldBeacons(sendBeacon);
  const resolver = createReleaseResolver({
    clock,
    limitMs: () => LIMITS.remoteTimeoutMs - headStart,
    runScript: options.runScript ?? loadScript,
    warm: options.warm ?? (() => undefined),
    onFallback: ({ remote, version }, reason) => beacons.send(beaconOf({ remote, version, outcome: 'fallback', ...faultOf(reason) })),
  });
  const recordOf = (name: string) => remotes.find(({ remote }) => remote === name);
  const versionOf = (name: string) => resolver.resolved(name)?.version ?? recordOf(name)?.version ?? '';
  registerGuard(runtime, remotes, (name) => {
    const record = recordOf(name);
    return record ? resolver.resolve(record) : Promise.reject(new Error(`${name} is not in the registry`));
  });
  const ask = shareWork((id) => tryInTime(() => runtime.loadRemote(id), clock, { isWorthAgain: isChunkError }));

  async function begin(remote: string, expose: string): Promise<unknown> {
    const begun = clock.now();
    headStart = headStartOf(begun, created);
    const send = (outcome: Beacon['outcome'], fault = NO_FAULT) =>
      beacons.send(beaconOf({ remote, version: versionOf(remote), outcome, ...fault, milliseconds: Math.round(clock.now() - begun) }));
    try {
      const module = await within(ask(`${remote}/${expose}`), LIMITS.sectionTimeoutMs - headStart, remote);
      send('loaded');
      return module;
    } catch (error) {
      send('load_failed', faultOf(error));
      throw error;
    }
  }

  return {
    versionOf,
    load(remote, expose) {
      beacons.need(remote);
      return begin(remote, expose);
    },
    prepare(remote, expose) {
      beacons.hold(remote);
      return begin(remote, expose);
    },
  };
}

/** A release is judged by the pages that needed it: those that only had it ready would thin out its failures. */
function createHeldBeacons(sendBeacon: (beacon: Beacon) => void) {
  const needed = new Set<string>();
  const held = new Map<string, Beacon[]>();
  return {
    send(beacon: Beacon): void {
      const waiting = held.get(beacon.remote);
      if (waiting) waiting.push(beacon);
      else sendBeacon(beacon);
    },
    hold(remote: string): void {
      if (!needed.has(remote) && !held.has(remote)) held.set(remote, []);
    },
    need(remote: string): void {
      const waiting = held.get(remote) ?? [];
      needed.add(remote);
      held.delete(remote);
      // What failed is tried again now.
      for (const beacon of waiting) if (beacon.outcome !== 'load_failed') sendBeacon(beacon);
    },
  };
}

/** The runtime asks the guard for every container, and runs no script by itself. */
function registerGuard(runtime: FederationRuntime, remotes: readonly RemoteRecord[], resolve: (name: string) => Promise<unknown>): void {
  runtime.registerPlugins([
    {
      name: 'all-talent-guard',
      loadEntry: ({ remoteInfo }) => resolve(remoteInfo.name),
      createScript: ({ url }) => {
        throw new Error(`${url} has no hash`);
      },
    },
  ]);
  runtime.registerRemotes(
    remotes.map(({ remote, entry }) => ({ name: remote, entry: entry.url, entryGlobalName: remote, type: 'global' as const })),
  );
}

/** Work that is under way is waited for. Should it fail, since its time began earlier, it begins again for the one who waited. */
function shareWork(begin: (id: string) => Promise<unknown>): (id: string) => Promise<unknown> {
  const underWay = new Map<string, Promise<unknown>>();
  const start = (id: string) => {
    const work = begin(id).finally(() => underWay.delete(id));
    underWay.set(id, work);
    return work;
  };
  return (id) => underWay.get(id)?.catch(() => underWay.get(id) ?? start(id)) ?? start(id);
}

/** The entry has tries of its own; these are for a chunk that did not come. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && /ChunkLoadError|Loading (CSS )?chunk/u.test(`${error.name} ${error.message}`);
}

const NO_FAULT = { reason: '', stack: '' };

function beaconOf(beacon: Omit<Beacon, 'token' | 'milliseconds'> & { readonly milliseconds?: number }): Beacon {
  return { token: '', milliseconds: 0, ...beacon };
}
