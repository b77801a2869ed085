import type { RemoteRecord } from '@alltalent/shared/contracts';
import { watchParts, withReload } from './outdated-parts';

const BASE = '/r/mf_test/2/';
const file = (name: string) => ({ url: `${BASE}${name}`, integrity: '' });
const record = {
  remote: 'mf_test',
  version: '2',
  base: BASE,
  entry: file('remoteEntry.js'),
  exposes: [{ name: 'routes', js: [file('routes.js')], css: [] }],
  routes: [{ id: 'x', js: [file('page.js')], css: [file('page.css')] }],
} as unknown as RemoteRecord;

/** Returns a document that names a release of the remote, and a fallback. */
function pageWith(version: string, fallback: string): string {
  const release = (name: string) => ({ ...record, version: name, base: `/r/mf_test/${name}/` });
  const remotes = [{ ...release(version), fallback: release(fallback) }];
  return `<script type="application/json" id="registry">${JSON.stringify({ remotes })}</script>`;
}

/** The release of this page is the fallback of the new one. */
const RENEWED = pageWith('3', '2');

/** Answers for the file with a status, and for the page with a document. */
function siteSays(status: number, document: string): void {
  globalThis.fetch = ((url: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(method === 'HEAD' ? { status } : { ok: true, text: () => Promise.resolve(document) })) as unknown as typeof fetch;
}

/** Fails a script of the page as a browser does; resolves once what follows from it has happened. */
async function fail(name: string, element: 'script' | 'link' = 'script'): Promise<void> {
  const added = Object.assign(document.createElement(element), element === 'script' ? { src: BASE + name } : { href: BASE + name });
  if (added instanceof HTMLLinkElement) added.rel = 'stylesheet';
  document.head.append(added);
  added.dispatchEvent(new Event('error'));
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

const hasReloaded = () => sessionStorage.getItem('reloaded:mf_test@2') !== null;
let stop = () => undefined as void;

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  // jsdom does not navigate, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stop = watchParts([record]);
});
afterEach(() => stop());

test.each(['script', 'link'] as const)(
  'REL-06 a %s of a dialog that is gone loads the document again where it has another release',
  async (element) => {
    siteSays(404, RENEWED);
    await fail('dialogs.js?again=1', element);
    expect(hasReloaded()).toBe(true);
  },
);

test.each([
  ['is there, and failed on its way', 200, RENEWED, 'dialogs.js'],
  ['is gone, and a new document names the release, too', 404, pageWith('2', '1'), 'dialogs.js'],
  ['belongs to a page, which a navigation loads', 404, RENEWED, 'page.js'],
])('REL-06 a file that %s reloads nothing', async (_what, status, page, name) => {
  siteSays(status, page);
  await fail(name);
  expect(hasReloaded()).toBe(false);
});

test('REL-06 nothing typed is lost to a part that is gone', async () => {
  siteSays(404, RENEWED);
  document.body.innerHTML = '<textarea>Half a sentence</textarea>';
  await fail('dialogs.js');
  expect(hasReloaded()).toBe(false);
});

test('REL-06 an exposed part whose entry is gone loads the document again, and fails for those who wait for it', async () => {
  siteSays(404, RENEWED);
  const error = Object.assign(new Error('gone'), { request: `${BASE}remoteEntry.js` });
  jest.useFakeTimers();
  const loaded = withReload({ load: () => Promise.reject(error) }, [record]).load('mf_test', 'join-panel');
  const outcome = expect(loaded).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(3000);
  await outcome;
  jest.useRealTimers();
  expect(hasReloaded()).toBe(true);
});
