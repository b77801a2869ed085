import { preloadPage } from './fetch-ahead';
import { nextTask } from './next-task';
import { prefetchAhead } from './prefetch';
import type { RemoteRoutes } from './remote-routes';
import { aRemoteRecord } from '../testing/a-remote-record';

const remotes = [aRemoteRecord()];
const routes: RemoteRoutes = { areMade: () => false, of: jest.fn(), ahead: jest.fn(async () => []) };
const FIRST = ['remoteEntry.js', 'routes.js', 'routes.css'].map((file) => `prefetch /r/mf_test/2/${file}`);
const links = () => [...document.head.querySelectorAll('link')];
const asked = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<a href="/test">There</a><a href="https://other.example/test">Away</a><p>Text</p>';
});

test('the first files of every remote are fetched, each once, with their hashes', () => {
  prefetchAhead([...remotes, ...remotes], routes);
  expect(asked()).toEqual(FIRST);
  for (const { integrity, crossOrigin, href } of links()) {
    expect(integrity).toMatch(/^sha384-/u);
    expect(crossOrigin).toBe(href.endsWith('.css') ? null : 'anonymous');
  }
});

test('the files of one remote are fetched in a task, those of the next in another', async () => {
  prefetchAhead([...remotes, aRemoteRecord({ remote: 'mf_next' })], routes);
  expect(asked()).toEqual(FIRST);
  await nextTask();
  expect(asked()).toEqual([...FIRST, ...FIRST.map((file) => file.replace('mf_test', 'mf_next'))]);
});

test.each(['pointerover', 'focusin'])('%s on a link fetches the page it leads to; other things, and other sites, fetch nothing', (kind) => {
  prefetchAhead(remotes, routes);
  for (const element of document.querySelectorAll('a[href^=https], p')) element.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(asked()).toEqual(FIRST);
  document.querySelector('a')?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(asked()).toEqual([...FIRST, 'prefetch /r/mf_test/2/test.page.js']);
});

test('who stays on a link has the page it leads to made ready; who only crosses it has not', async () => {
  jest.useFakeTimers();
  const listen = jest.spyOn(document, 'addEventListener');
  prefetchAhead(remotes, routes);
  const pointAt = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  pointAt('a');
  pointAt('p');
  await jest.advanceTimersByTimeAsync(100);
  expect(routes.ahead).not.toHaveBeenCalled();
  pointAt('a');
  await jest.advanceTimersByTimeAsync(100);
  expect(routes.ahead).toHaveBeenCalledWith('mf_test');
  for (const [kind, look] of listen.mock.calls) document.removeEventListener(kind, look);
  jest.useRealTimers();
});

test('who saves data gets nothing ahead', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchAhead(remotes, routes);
  expect(asked()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

test('a navigation also preloads the first query of its page, but not with a query string', () => {
  const [remote] = remotes;
  const withQuery = [{ ...aRemoteRecord(), routes: remote?.routes.map((route) => ({ ...route, first_query: '/api/test?page=1' })) ?? [] }];
  preloadPage(withQuery, '/test');
  expect(links().some(({ as }) => as === 'fetch')).toBe(false);
  preloadPage(withQuery, '/test', true);
  preloadPage(withQuery, '/test', true);
  const requests = links().filter(({ as }) => as === 'fetch');
  expect(requests.map((link) => [link.rel, link.getAttribute('href'), link.crossOrigin])).toEqual([
    ['preload', '/api/test?page=1', 'use-credentials'],
  ]);
});

test('who is on the way to a page gets its files at once, those fetched ahead, too', () => {
  preloadPage(remotes, '/test');
  preloadPage(remotes, '/test');
  expect(links().map(({ rel, as }) => `${rel} ${as}`)).toEqual(['preload script', 'preload script', 'preload style', 'preload script']);
});
