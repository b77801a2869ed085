import { reloadIfOutdated } from './outdated-release';
import { hasTypedText } from './typed-text';

const chunkError = Object.assign(new Error('Loading chunk x failed'), { request: '/r/mf_test/2/x.js' });
const wrapped = new Error('not loaded', { cause: chunkError });
const asked: string[] = [];

function serverSays(status: number | null): void {
  asked.length = 0;
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return status === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ status });
  }) as typeof fetch;
}

/** Whether a reload was started: jsdom does not navigate, but the reload is recorded in the session storage. */
const hasReloaded = () => sessionStorage.getItem('reloaded:mf_test@2') !== null;
const going = { goingTo: '/#there', release: 'mf_test@2' };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
  location.hash = '';
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('REL-06 a file that is gone reloads the document once per release, then shows an error', async () => {
  serverSays(404);
  const first = reloadIfOutdated(wrapped, going);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(first).resolves.toBe(true);
  expect([asked, location.hash, hasReloaded()]).toEqual([['/r/mf_test/2/x.js'], '#there', true]);
  location.hash = '';
  await expect(reloadIfOutdated(wrapped, going)).resolves.toBe(true);
  expect(location.hash).toBe('');
});

test.each([
  ['is there', 200],
  ['is behind a broken server', 503],
  ['cannot be asked for', null],
])('REL-06 a file that %s is not outdated', async (_name, status) => {
  serverSays(status);
  await expect(reloadIfOutdated(chunkError, going)).resolves.toBe(false);
  expect(hasReloaded()).toBe(false);
});

test('REL-06 the first page of a document is not reloaded, nor is the page after any other error', async () => {
  serverSays(404);
  await expect(reloadIfOutdated(chunkError, { ...going, goingTo: null })).resolves.toBe(false);
  await expect(reloadIfOutdated(new Error('boom'), going)).resolves.toBe(false);
  expect([asked, hasReloaded()]).toEqual([[], false]);
});

test('REL-06 nothing typed is lost to a reload', async () => {
  serverSays(404);
  document.body.innerHTML = '<input type="checkbox" value="on" /><textarea></textarea>';
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = 'Half a sentence';
  await expect(reloadIfOutdated(chunkError, going)).resolves.toBe(true);
  expect(hasReloaded()).toBe(false);
  field.remove();
  expect(hasTypedText()).toBe(false);
});

test('REL-06 REL-30 a browser that keeps no note of a reload gets none', async () => {
  serverSays(404);
  const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await expect(reloadIfOutdated(chunkError, going)).resolves.toBe(true);
  kept.mockRestore();
  expect(location.hash).toBe('');
});
