import { startAfterPaint, STARTS_PAGE } from './start-after-paint';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = ['first', 'second']
    .map((name) => `<link rel="preload" as="script" href="/${name}.js" integrity="sha384-${name}" crossorigin="anonymous" ${STARTS_PAGE}>`)
    .join('');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('REL-02 the scripts of a drawn page run in their order, with their hashes, after the page was painted', () => {
  let paint: FrameRequestCallback = () => undefined;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = callback;
    return 1;
  });
  startAfterPaint(document);
  paint(0);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(['/first.js', '/second.js']);
  const [first] = document.querySelectorAll('script');
  expect(first?.getAttribute('integrity')).toBe('sha384-first');
  expect(first).toMatchObject({ crossOrigin: 'anonymous', async: false });
  jest.advanceTimersByTime(5000);
  expect(scripts()).toHaveLength(2);
});

test('REL-02 a page that the browser does not paint starts after a second', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  startAfterPaint(document);
  jest.advanceTimersByTime(999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toHaveLength(2);
});

test('REL-02 a page in a hidden tab starts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startAfterPaint(document);
  expect(scripts()).toHaveLength(2);
});

test('REL-02 a document that is still being parsed is waited for', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startAfterPaint(document);
  expect(scripts()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(scripts()).toHaveLength(2);
});
