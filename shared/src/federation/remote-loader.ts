import { LIMITS } from '../contracts/limits';
import type { Beacon, PageRelease, RemoteRecord } from '../contracts/federation';
import { loadScript } from './load-script';

const RETRIES = 2;
const RETRY_BASE_MS = 250;

/** The part of the federation runtime the loader needs; the shell passes webpack's instance. */
export type FederationRuntime = {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; type: 'global' }[]): void;
  registerPlugins(plugins: { name: string; loadEntry(args: { remoteInfo: { name: string } }): Promise<unknown> }[]): void;
  loadRemote(id: string): Promise<unknown>;
};

export type RemoteLoader = {
  /** The exposed module, or a rejection when neither the release nor its fallback could be loaded. */
  load(remote: string, expose: string): Promise<unknown>;
  /** The version that runs on this page, for reports. */
  versionOf(remote: string): string;
};

export type LoaderOptions = {
  readonly runtime: FederationRuntime;
  readonly remotes: readonly RemoteRecord[];
  readonly report: (beacon: Beacon) => void;
  /** Replaced in tests. */
  readonly runScript?: typeof loadScript;
  readonly pause?: (milliseconds: number) => Promise<void>;
};

/**
 * Loads remotes with a guard: 4 s per script, two retries with jitter, then the fallback release, unless code of the
 * first release already ran. A remote's release is settled once and kept for the life of the page.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { runtime, remotes, report } = options;
  const pause = options.pause ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  const runScript = options.runScript ?? loadScript;
  const versions = new Map(remotes.map((remote) => [remote.remote, remote.version]));

  async function runEntry(release: PageRelease): Promise<unknown> {
    await retry(
      () => containerOf(release.remote) === undefined,
      () => runScript(release.entry, LIMITS.remoteTimeoutMs),
    );
    const container = containerOf(release.remote);
    if (container === undefined) throw new Error(`${release.entry.url} defined no container`);
    return container;
  }

  async function retry(isNeeded: () => boolean, attempt: () => Promise<void>): Promise<void> {
    for (let tries = 0; isNeeded(); tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (tries === RETRIES) throw error;
        await pause(RETRY_BASE_MS * 2 ** tries * (1 + Math.random()));
      }
    }
  }

  async function loadEntry(name: string): Promise<unknown> {
    const record = remotes.find((remote) => remote.remote === name);
    if (!record) throw new Error(`${name} is not in the registry`);
    try {
      return await runEntry(record);
    } catch (error) {
      if (!record.fallback || containerOf(name) !== undefined) throw error;
      const container = await runEntry(record.fallback);
      versions.set(name, record.fallback.version);
      report({ ...describe(name), version: record.version, outcome: 'fallback', reason: String(error) });
      return container;
    }
  }

  function describe(remote: string): Beacon {
    return { remote, version: versions.get(remote) ?? '', token: '', outcome: 'loaded', reason: '', milliseconds: 0 };
  }

  runtime.registerPlugins([{ name: 'all-talent-guard', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.name) }]);
  runtime.registerRemotes(
    remotes.map(({ remote, entry }) => ({ name: remote, entry: entry.url, entryGlobalName: remote, type: 'global' as const })),
  );

  return {
    versionOf: (remote) => versions.get(remote) ?? '',
    async load(remote, expose) {
      const begun = performance.now();
      try {
        const module = await loadExposed(runtime, `${remote}/${expose}`, pause);
        report({ ...describe(remote), milliseconds: Math.round(performance.now() - begun) });
        return module;
      } catch (error) {
        report({
          ...describe(remote),
          outcome: 'load_failed',
          reason: String(error).slice(0, 300),
          milliseconds: Math.round(performance.now() - begun),
        });
        throw error;
      }
    },
  };
}

/** The entry has its own retries; this one is for a chunk that did not come. */
async function loadExposed(runtime: FederationRuntime, id: string, pause: (milliseconds: number) => Promise<void>): Promise<unknown> {
  try {
    return await runtime.loadRemote(id);
  } catch (error) {
    if (!isChunkError(error)) throw error;
    await pause(RETRY_BASE_MS);
    return runtime.loadRemote(id);
  }
}

function isChunkError(error: unknown): boolean {
  return error instanceof Error && /ChunkLoadError|Loading (CSS )?chunk/u.test(`${error.name} ${error.message}`);
}

function containerOf(name: string): unknown {
  return (globalThis as Record<string, unknown>)[name];
}
