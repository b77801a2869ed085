import { PAGE_FILES_ID } from '@alltalent/shared/federation/drawn-page';
import { loadFilesAfterPaint } from './page-files';

const FILES = `<template id="${PAGE_FILES_ID}">
<link rel="preload" as="script" href="/r/page.js">
<script defer src="/_shell/framework.js" integrity="sha384-f" crossorigin="anonymous"></script>
<script defer src="/_shell/main.js" integrity="sha384-m" crossorigin="anonymous"></script>
</template>`;

const state = { readyState: 'interactive', visibilityState: 'visible' };

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = FILES;
  Object.assign(state, { readyState: 'interactive', visibilityState: 'visible' });
  for (const name of ['readyState', 'visibilityState'] as const)
    Object.defineProperty(document, name, { configurable: true, get: () => state[name] });
});
afterEach(() => jest.useRealTimers());

/** The browser makes a frame; then timers run. */
function paint(): void {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}

const inserted = () => [...document.head.children].map((one) => one.getAttribute('href') ?? one.getAttribute('src'));

test('the files of a drawn page are inserted once it is painted, in their order, with their hashes', () => {
  loadFilesAfterPaint();
  expect(inserted()).toEqual([]);
  paint();
  expect(inserted()).toEqual(['/r/page.js', '/_shell/framework.js', '/_shell/main.js']);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('head script')];
  expect(scripts.map((script) => [script.async, script.getAttribute('integrity'), script.crossOrigin])).toEqual([
    [false, 'sha384-f', 'anonymous'],
    [false, 'sha384-m', 'anonymous'],
  ]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1000);
  expect(inserted()).toHaveLength(3);
});

test('a page that is painted before all of it is there waits for the rest', () => {
  state.readyState = 'loading';
  loadFilesAfterPaint();
  paint();
  expect(inserted()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(inserted()).toHaveLength(3);
});

test('a tab that nobody sees waits for no paint', () => {
  state.visibilityState = 'hidden';
  loadFilesAfterPaint();
  expect(inserted()).toHaveLength(3);
});

test('a browser that makes no frame gets the files a second after the document has loaded', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  loadFilesAfterPaint();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(inserted()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(inserted()).toHaveLength(3);
});
