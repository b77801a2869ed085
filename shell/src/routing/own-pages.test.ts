import { ownPages } from './own-pages';

const declared = (...patterns: readonly string[]) => patterns.map((pattern) => ({ pattern }));
const pathsOf = (routes: ReturnType<typeof ownPages>) => routes.map(({ path }) => path);

test('FED-01 a page that no remote.json declares stays with its owner', () => {
  const routes = ['/talents', '/jobs', '/jobs/featured', '*'].map((path) => ({ path }));
  expect(pathsOf(ownPages(routes, declared('/talents')))).toEqual(['/talents']);
});

test('FED-01 names of parameters, capitals and slashes at the end make no other page', () => {
  const routes = ['/:name', '/Shares/:token/', 'talents', '/'].map((path) => ({ path }));
  expect(ownPages(routes, declared('/:slug', '/shares/:id', '/talents', '/'))).toHaveLength(4);
});

test('FED-01 pages below a route without an address are looked at, too', () => {
  const [layout] = ownPages([{ id: 'layout', children: [{ path: '/talents' }, { path: '/jobs' }] }], declared('/talents'));
  expect(pathsOf(layout?.children ?? [])).toEqual(['/talents']);
});
