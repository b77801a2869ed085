import type { Beacon, FallbackRelease, PageRelease, RemoteRecord } from '../contracts/platform/federation';
import { PROVIDED_VERSIONS } from '../contracts/platform/provided-versions';
import { createRemoteLoader, type FederationRuntime } from './remote-loader';

const globals = globalThis as unknown as Record<string, unknown>;
const HASH = `sha384-${'a'.repeat(64)}`;
const REACT = PROVIDED_VERSIONS['react'] ?? '';
const NEEDS = [{ name: 'react', range: `^${REACT}` }];
const aContainer = (mark = 'new') => ({ mark, init: () => undefined, get: () => undefined });

function aRelease(version: string, changes: Partial<PageRelease> = {}): PageRelease {
  const base = `/r/mf_test/${version}/`;
  const entry = { url: `${base}remoteEntry.js`, integrity: HASH };
  return { remote: 'mf_test', version, base, entry, exposes: [], routes: [], needs: NEEDS, ...changes };
}

type Guard = Parameters<FederationRuntime['registerPlugins']>[0][number];

/** Plays the federation runtime: asks the guard for the container, and shares what is asked for at the same time. */
function aRuntime() {
  const seen: { guard?: Guard } = {};
  const runtime: FederationRuntime = {
    registerRemotes: () => undefined,
    registerPlugins: ([plugin]) => Object.assign(seen, { guard: plugin }),
    loadRemote: (id) => seen.guard?.loadEntry({ remoteInfo: { name: id.split('/')[0] ?? '' } }) ?? Promise.reject(new Error('no guard')),
  };
  return { runtime, seen };
}

type StubResponse = 'fails' | 'hangs' | 'is slow' | 'runs' | (() => void);

function aLoader(responses: (url: string) => StubResponse, release: Partial<PageRelease> = {}, fallback: PageRelease | null = null) {
  const record: RemoteRecord = { ...aRelease('2', release), fallback, experiment: null, variant: null };
  const beacons: Beacon[] = [];
  const asked: string[] = [];
  const warmed: string[] = [];
  const { runtime, seen } = aRuntime();
  const runScript = ({ url }: { readonly url: string }, milliseconds: number): Promise<void> => {
    asked.push(url);
    const response = responses(url);
    if (response === 'fails') return Promise.reject(new Error('refused'));
    if (response === 'hangs') return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), milliseconds));
    if (typeof response === 'function') response();
    else globals['mf_test'] = aContainer(url);
    return new Promise((resolve) => (response === 'is slow' ? setTimeout(resolve, 1000) : resolve()));
  };
  const warm = ({ version }: FallbackRelease) => warmed.push(version);
  const loader = createRemoteLoader({ runtime, remotes: [record], sendBeacon: (beacon) => beacons.push(beacon), warm, runScript });
  return { loader, beacons, asked, warmed, guard: seen.guard };
}

/** What became of a load after so many milliseconds. */
async function after(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  const outcome: { value: unknown } = { value: 'under way' };
  work.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { value: String(error) }),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome.value;
}

beforeEach(() => {
  jest.useFakeTimers();
  delete globals['mf_test'];
});
afterEach(() => jest.useRealTimers());

test('a remote that arrives is loaded once and reported as loaded', async () => {
  const { loader, beacons, asked } = aLoader(() => 'runs');
  await expect(loader.load('mf_test', 'routes')).resolves.toMatchObject({ mark: '/r/mf_test/2/remoteEntry.js' });
  await loader.load('mf_test', 'join-panel');
  expect(asked).toEqual(['/r/mf_test/2/remoteEntry.js']);
  expect(beacons[0]).toMatchObject({ remote: 'mf_test', version: '2', outcome: 'loaded' });
});

describe('a remote that is only made ready', () => {
  test('is reported once somebody needs it', async () => {
    const { loader, beacons, asked } = aLoader(() => 'runs');
    await loader.prepare('mf_test', 'routes');
    expect(beacons).toEqual([]);
    await loader.load('mf_test', 'routes');
    expect(asked).toHaveLength(1);
    expect(beacons[0]).toMatchObject({ remote: 'mf_test', version: '2', outcome: 'loaded' });
    await loader.prepare('mf_test', 'join-panel');
    expect(beacons).toHaveLength(3);
  });

  test('and does not come is no failure of its release until somebody needs it; then it is tried again', async () => {
    let isDown = true;
    const { loader, beacons } = aLoader(() => (isDown ? 'fails' : 'runs'));
    expect(await after(5000, loader.prepare('mf_test', 'routes'))).toContain('Error');
    isDown = false;
    await loader.load('mf_test', 'routes');
    expect(beacons.map(({ outcome }) => outcome)).toEqual(['loaded']);
  });
});

test('REL-02 a visitor who comes while a remote is being made ready in vain has a whole try of it, not the rest of that one', async () => {
  let isDown = true;
  const { loader, asked } = aLoader(() => (isDown ? 'hangs' : 'is slow'));
  const ahead = loader.prepare('mf_test', 'routes');
  expect(await after(3500, ahead)).toBe('under way');
  isDown = false;
  expect(await after(2000, loader.load('mf_test', 'routes'))).toMatchObject({ mark: '/r/mf_test/2/remoteEntry.js?again=1' });
  expect(asked).toHaveLength(2);
});

test('REL-01 a file that fails once or twice is asked for again', async () => {
  let tries = 0;
  const { loader, asked } = aLoader(() => ((tries += 1) < 3 ? 'fails' : 'runs'));
  expect(await after(1600, loader.load('mf_test', 'routes'))).toMatchObject({ mark: expect.any(String) as string });
  const url = '/r/mf_test/2/remoteEntry.js';
  expect(asked).toEqual([url, `${url}?again=1`, `${url}?again=2`]);
});

test('REL-01 after three failures the release before it is taken, settled for the page, and reported', async () => {
  const { loader, beacons, asked } = aLoader((url) => (url.includes('/2/') ? 'fails' : 'runs'), {}, aRelease('1'));
  expect(await after(1600, loader.load('mf_test', 'routes'))).toMatchObject({ mark: '/r/mf_test/1/remoteEntry.js' });
  await loader.load('mf_test', 'routes');
  expect(asked).toHaveLength(4);
  expect(loader.versionOf('mf_test')).toBe('1');
  expect(beacons.map(({ outcome, version }) => `${outcome} ${version}`)).toEqual(['fallback 2', 'loaded 1', 'loaded 1']);
});

test('REL-01 with nothing to fall back to the failure is reported, and a later try can succeed', async () => {
  let isDown = true;
  const { loader, beacons } = aLoader(() => (isDown ? 'fails' : 'runs'));
  expect(await after(1600, loader.load('mf_test', 'routes'))).toBe('Error: refused');
  expect(beacons).toEqual([expect.objectContaining({ outcome: 'load_failed', reason: 'Error: refused' })]);
  isDown = false;
  await expect(loader.load('mf_test', 'routes')).resolves.toMatchObject({ init: expect.any(Function) as unknown });
});

test('REL-02 a file that hangs is given up after 4 s, and asked for once', async () => {
  const { loader, asked } = aLoader(() => 'hangs');
  const work = loader.load('mf_test', 'routes');
  expect(await after(3990, work)).toBe('under way');
  expect(await after(20, work)).toBe('Error: late');
  expect(asked).toHaveLength(1);
});

test('REL-02 the time of a first page counts from its document, which asked for the file; later ones have all of it', async () => {
  await jest.advanceTimersByTimeAsync(1000);
  const { loader } = aLoader(() => 'hangs');
  const work = loader.load('mf_test', 'routes');
  expect(await after(2990, work)).toBe('under way');
  expect(await after(20, work)).toBe('Error: late');
  const again = loader.load('mf_test', 'routes');
  expect(await after(3990, again)).toBe('under way');
  expect(await after(20, again)).toBe('Error: late');
});

test('REL-02 the fallback of a file that hangs is fetched from the second second on, and runs when its time is up', async () => {
  const { loader, asked, warmed } = aLoader((url) => (url.includes('/2/') ? 'hangs' : 'runs'), {}, aRelease('1'));
  const work = loader.load('mf_test', 'routes');
  await after(2010, work);
  expect([warmed, asked]).toEqual([['1'], ['/r/mf_test/2/remoteEntry.js']]);
  expect(await after(2000, work)).toMatchObject({ mark: '/r/mf_test/1/remoteEntry.js' });
});

test('REL-02 the visitor hears of it within 4.8 s in all; what arrives later waits for the next try', async () => {
  const { loader } = aLoader((url) => (url.includes('/2/') ? 'hangs' : 'is slow'), {}, aRelease('1'));
  expect(await after(4810, loader.load('mf_test', 'routes'))).toMatch(/took longer than 4\d{3} ms/u);
  await jest.advanceTimersByTimeAsync(1100);
  expect(await after(0, loader.load('mf_test', 'routes'))).toMatchObject({ mark: '/r/mf_test/1/remoteEntry.js' });
});

test('REL-03 code that leaves no container is a failure; the fallback is not run over it, then or later', async () => {
  const { loader, asked } = aLoader(() => () => undefined, {}, aRelease('1'));
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow('defined no container');
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow('defined no container');
  expect(asked).toEqual(['/r/mf_test/2/remoteEntry.js', '/r/mf_test/2/remoteEntry.js?again=1']);
});

test.each([{}, { get: 1, init: 2 }, 'container', null])('REL-04 %j is no container', async (value) => {
  const { loader } = aLoader(() => () => (globals['mf_test'] = value));
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow('defined no container');
});

test.each([
  ['another React', [{ name: 'react', range: '^18.0.0' }], `needs react ^18.0.0, the page has ${REACT}`],
  ['a newer React', [{ name: 'react', range: '^19.999.0' }], `needs react ^19.999.0, the page has ${REACT}`],
  ['a library the page has not', [{ name: 'vue', range: '^3.0.0' }], 'needs vue ^3.0.0, the page has none'],
  ['nothing it says', [], 'does not say what it needs'],
])('REL-05 a release that needs %s is refused before its code is asked for', async (_name, needs, reason) => {
  const { loader, asked, beacons } = aLoader(() => 'runs', { needs });
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow(reason);
  expect(asked).toEqual([]);
  expect(beacons[0]).toMatchObject({ outcome: 'load_failed', reason: expect.stringContaining(reason) as string });
});

test('REL-05 in place of an unfit release its fallback runs', async () => {
  const { loader, asked } = aLoader(() => 'runs', { needs: [{ name: 'react', range: '^18.0.0' }] }, aRelease('1'));
  await loader.load('mf_test', 'routes');
  expect(asked).toEqual(['/r/mf_test/1/remoteEntry.js']);
});

test.each([
  ['', 'has no hash'],
  ['sha256-AAAA', 'has no hash'],
  [HASH.slice(0, -1), 'has no hash'],
  ['undefined', 'has no hash'],
])('SEC-62 an entry whose hash is "%s" is refused and never asked for', async (integrity, reason) => {
  const { loader, asked } = aLoader(() => 'runs', { entry: { url: '/r/mf_test/2/remoteEntry.js', integrity } });
  await expect(loader.load('mf_test', 'routes')).rejects.toThrow(reason);
  expect(asked).toEqual([]);
});

test.each(['', '/r/mf-manifest.json', '//evil.example/x.js', 'data:text/javascript,1', 'javascript:1//.js', '/r/x.js?y'])(
  'SEC-62 "%s" is no script to begin with',
  async (url) => {
    const { loader, asked } = aLoader(() => 'runs', { entry: { url, integrity: HASH } });
    await expect(loader.load('mf_test', 'routes')).rejects.toThrow('has no script to begin with');
    expect(asked).toEqual([]);
  },
);

test('SEC-62 the runtime itself may run no script', () => {
  const { guard } = aLoader(() => 'runs');
  expect(() => guard?.createScript({ url: '/x.js' })).toThrow('/x.js has no hash');
});

test('a remote that the registry does not name is not loaded', async () => {
  const { loader } = aLoader(() => 'runs');
  await expect(loader.load('mf_other', 'routes')).rejects.toThrow('mf_other is not in the registry');
});
