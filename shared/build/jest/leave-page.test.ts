/** @jest-environment jsdom */
import { leavePage } from './leave-page';

test('a page is left as it was found: storage, cookies, address, what is on it, and what tests put in the place of the browser’s own', () => {
  const { matchMedia } = window;
  localStorage.setItem('is_login', 'true');
  document.cookie = 'XSRF-TOKEN=t; path=/';
  history.pushState(null, '', '/talents?q=singer');
  document.documentElement.dataset['theme'] = 'dark';
  document.body.innerHTML = '<p>Meher</p>';
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => undefined });
  Object.assign(window, { matchMedia: () => ({ matches: true }), fetch: () => undefined });
  const open = jest.spyOn(window, 'open').mockImplementation();

  leavePage();

  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(location.href).toBe('http://localhost/');
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect('share' in navigator).toBe(false);
  expect(window.matchMedia).toBe(matchMedia);
  expect('fetch' in window).toBe(false);
  expect(window.open).not.toBe(open);
});
