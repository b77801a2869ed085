import { loadScript } from './load-script';

const HASH = `sha384-${'a'.repeat(64)}`;
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('SEC-62 a script carries its hash and asks as a stranger; without one no element is made', async () => {
  await expect(loadScript({ url: '/x.js', integrity: '' }, 100)).rejects.toThrow('/x.js has no hash');
  expect(scripts()).toEqual([]);
  const work = loadScript({ url: '/x.js', integrity: HASH }, 100);
  expect(scripts()[0]).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(work).resolves.toBeUndefined();
});

test('REL-02 a script that is late is put where it can never run, and says which file it was', async () => {
  jest.useFakeTimers();
  const work = loadScript({ url: '/x.js', integrity: HASH }, 4000);
  const [script] = scripts();
  const failure = expect(work).rejects.toMatchObject({ request: '/x.js', message: '/x.js did not arrive within 4000 ms' });
  await jest.advanceTimersByTimeAsync(4000);
  await failure;
  expect(scripts()).toEqual([]);
  expect(script?.ownerDocument).not.toBe(document);
});

test('REL-03 a script that cannot be loaded, or fails its hash, is taken away', async () => {
  const work = loadScript({ url: '/x.js', integrity: HASH }, 4000);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(work).rejects.toThrow('/x.js could not be loaded');
  expect(scripts()).toEqual([]);
});
