import { redirectPath } from './redirect-path';

test.each(['/', '/jobs?page=2', '/devika-nair#gallery', '/talents?searchtext=%2F%2F'])('%s is kept', (path) => {
  expect(redirectPath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'jobs',
  '//e',
  '/\\e',
  '\t//e',
  '/\t/e',
  '///e',
  '/.//e',
  '/a/..//e',
  '/%2F/e',
  '/%2f%2fe',
  '/%5Ce',
  'https:e',
  'https://e',
  'javascript:alert(1)',
  'data:text/html,x',
  '//e@host',
  '/a\r\nset-cookie: x=1',
  '/%E0%A4%A',
  '/frontend/logout',
  '/google/redirect',
  '/facebook/auth',
])('SEC-26 %j becomes /', (path) => {
  expect(redirectPath(path)).toBe('/');
});
