import type { Beacon, Release, RemoteRecord } from '../contracts/federation';
import { createRemoteLoader, type FederationRuntime } from './remote-loader';

const globals = globalThis as unknown as Record<string, unknown>;

function aRelease(version: string): Release {
  const url = `/r/mf_test/${version}/remoteEntry.js`;
  return {
    remote: 'mf_test',
    version,
    base: `/r/mf_test/${version}/`,
    entry: { url, integrity: `sha384-${'a'.repeat(64)}` },
    exposes: [],
    routes: [],
  };
}

/** Plays the federation runtime: asks the guard for the container, then for the exposed module. */
function aRuntime(): FederationRuntime {
  let loadEntry: ((args: { remoteInfo: { name: string } }) => Promise<unknown>) | undefined;
  return {
    registerRemotes: () => undefined,
    registerPlugins: ([plugin]) => (loadEntry = plugin?.loadEntry),
    loadRemote: (id) => loadEntry?.({ remoteInfo: { name: id.split('/')[0] ?? '' } }) ?? Promise.reject(new Error('no guard')),
  };
}

function aLoader(runScript: (url: string) => void, fallback: Release | null = null) {
  const record: RemoteRecord = { ...aRelease('2'), fallback };
  const beacons: Beacon[] = [];
  const asked: string[] = [];
  const loader = createRemoteLoader({
    runtime: aRuntime(),
    remotes: [record],
    report: (beacon) => beacons.push(beacon),
    pause: () => Promise.resolve(),
    runScript: ({ url }) => {
      asked.push(url);
      try {
        runScript(url);
        return Promise.resolve();
      } catch (error) {
        return Promise.reject(error as Error);
      }
    },
  });
  return { loader, beacons, asked };
}

beforeEach(() => {
  delete globals['mf_test'];
});

test('a remote that arrives is loaded once and reported as loaded', async () => {
  const { loader, beacons, asked } = aLoader(() => (globals['mf_test'] = { container: true }));
  await expect(loader.load('mf_test', 'routes')).resolves.toEqual({ container: true });
  expect(asked).toEqual(['/r/mf_test/2/remoteEntry.js']);
  expect(beacons).toEqual([expect.objectContaining({ remote: 'mf_test', version: '2', outcome: 'loaded' })]);
});

test('REL-01 a file that fails once or twice is asked for again', async () => {
  let tries = 0;
  const { loader, asked } = aLoader(() => {
    tries += 1;
    if (tries < 3) throw new Error('refused');
    globals['mf_test'] = {};
  });
  await loader.load('mf_test', 'routes');
  expect(asked).toHaveLength(3);
});

test('REL-01 after three failures the release before it is taken, and reported', async () => {
  const { loader, beacons, asked } = aLoader((url) => {
    if (url.includes('/2/')) throw new Error('refused');
    globals['mf_test'] = { old: true };
  }, aRelease('1'));
  await expect(loader.load('mf_test', 'routes')).resolves.toEqual({ old: true });
  expect(asked).toHaveLength(4);
  expect(loader.versionOf('mf_test')).toBe('1');
  expect(beacons.map(({ outcome }) => outcome)).toEqual(['fallback', 'loaded']);
});

test('REL-01 with nothing to fall back to the failure is reported, and a later try can succeed', async () => {
  let isDown = true;
  const { loader, beacons } = aLoader(() => {
    if (isDown) throw new Error('refused');
    globals['mf_test'] = {};
  });
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow('refused');
  expect(beacons).toEqual([expect.objectContaining({ outcome: 'load_failed', reason: expect.stringContaining('refused') as string })]);
  isDown = false;
  await expect(loader.load('mf_test', 'routes')).resolves.toEqual({});
});

test('a script that defines no container is a failure, not a blank page', async () => {
  const { loader } = aLoader(() => undefined);
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow('defined no container');
});
