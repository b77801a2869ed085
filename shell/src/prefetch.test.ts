import { prefetchOnIntent, preloadPage } from './prefetch';
import { aRemoteRecord } from './testing/a-remote-record';

const remotes = [aRemoteRecord()];
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<a href="/test">There</a><a href="https://other.example/test">Away</a><p>Text</p>';
});

test('pointing at a link, or reaching it by keyboard, fetches all files of its page once, with their hashes', () => {
  prefetchOnIntent(remotes);
  for (const kind of ['pointerover', 'focusin']) document.querySelector('a')?.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`)).toEqual([
    'prefetch /r/mf_test/2/remoteEntry.js',
    'prefetch /r/mf_test/2/routes.js',
    'prefetch /r/mf_test/2/routes.css',
    'prefetch /r/mf_test/2/test.page.js',
  ]);
  for (const link of links()) expect([link.integrity, link.crossOrigin]).toEqual([expect.stringMatching(/^sha384-/u), 'anonymous']);
});

test('other things, and links to other sites, fetch nothing', () => {
  prefetchOnIntent(remotes);
  for (const element of document.querySelectorAll('a[href^=https], p')) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(links()).toEqual([]);
});

test('who is on the way to a page gets its files at once, those fetched ahead, too', () => {
  preloadPage(remotes, '/test');
  preloadPage(remotes, '/test');
  expect(links().map(({ rel, as }) => `${rel} ${as}`)).toEqual(['preload script', 'preload script', 'preload style', 'preload script']);
});
