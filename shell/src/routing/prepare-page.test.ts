import type { RemoteRecord } from '@alltalent/shared/contracts';
import { preparePage } from './prepare-page';
import { aRemoteRecord } from '../testing/a-remote-record';

const plain = aRemoteRecord();
const withLoader = { ...plain, routes: plain.routes.map((route) => ({ ...route, first_query: '/api/test' })) };
const page = { lazy: jest.fn(async () => ({})), loader: jest.fn<null, [{ readonly request: Request }]>(() => null) };
const ahead = jest.fn(async () => [{ path: '/test', ...page }]);
const routes = { areMade: () => false, of: jest.fn(), ahead };
const prepare = (record: RemoteRecord, path: string) => preparePage({ remotes: [record], routes }, new URL(path, location.origin));

test('a page’s code runs, and the request that is the same for every visitor starts', async () => {
  await prepare(withLoader, '/test');
  expect(page.lazy).toHaveBeenCalledTimes(1);
  expect(page.loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname)).toEqual(['/test']);
});

test.each([
  ['calls of its own', plain, '/test'],
  ['a search', withLoader, '/test?page=2'],
])('a page with %s is run only', async (_case, record, path) => {
  await prepare(record, path);
  expect(page.lazy).toHaveBeenCalledTimes(1);
  expect(page.loader).not.toHaveBeenCalled();
});

test('the current page, and one that no remote has, are ignored', async () => {
  history.replaceState(null, '', '/test');
  await prepare(withLoader, '/test');
  history.replaceState(null, '', '/');
  await prepare(withLoader, '/nobody/has/this');
  expect(ahead).not.toHaveBeenCalled();
});

test('a failure is ignored until the navigation', async () => {
  ahead.mockRejectedValueOnce(new Error('unreachable'));
  page.lazy.mockRejectedValueOnce(new Error('no such file'));
  await expect(prepare(withLoader, '/test')).resolves.toBeUndefined();
  await expect(prepare(withLoader, '/test')).resolves.toBeUndefined();
});
