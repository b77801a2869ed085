import { act, renderWithProviders, screen } from '@alltalent/shared/testing';
import { renderToString } from 'react-dom/server';
import { PhotoshootVeil } from './photoshoot-veil';

const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });

const veil = () => screen.queryByRole('status');

const page = (
  <>
    <PhotoshootVeil />
    <h1>Good light sells.</h1>
  </>
);

describe('while the window loads', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setReadyState('interactive');
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'readyState');
  });

  test('PHO-01 a spinner says so, and the page is there behind it', () => {
    renderWithProviders(page);
    expect(veil()).toHaveTextContent('Setting the lights');
    expect(screen.getByRole('heading', { name: 'Good light sells.' })).toBeInTheDocument();
  });

  test('PHO-01 the spinner goes when the window has loaded', () => {
    renderWithProviders(page);
    act(() => {
      setReadyState('complete');
      window.dispatchEvent(new Event('load'));
    });
    expect(veil()).toBeNull();
  });

  test('PHO-01 the spinner goes after three seconds at the latest', () => {
    renderWithProviders(page);
    act(() => jest.advanceTimersByTime(2999));
    expect(veil()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(veil()).toBeNull();
  });

  test('PHO-01 leaving the page meanwhile leaves nothing behind', () => {
    const { unmount } = renderWithProviders(page);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('PHO-01 anyone who comes from another page of the site, its window long loaded, sees no spinner', () => {
  expect(document.readyState).toBe('complete');
  renderWithProviders(page);
  expect(veil()).toBeNull();
});

test('PHO-01 a server’s HTML has the spinner and the page behind it', () => {
  const html = renderToString(page);
  expect(html).toContain('role="status"');
  expect(html).not.toContain('hidden=""');
  expect(html).toContain('Good light sells.');
});
