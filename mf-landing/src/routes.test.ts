import { createTestQueryClient } from '@alltalent/shared/testing';
import remote from '../remote.json';
import { createRoutes } from './routes';
import { stubResponses, COUNTERS, ok } from './testing/stub-responses';
import { HOME_COPY } from './testing/home-responses';

test('FED-01 the routes are the ones that remote.json declares', () => {
  const routes = createRoutes({ queryClient: createTestQueryClient() });
  expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test('FTR-02 the four campaign pages go without the shared footer, the home page has it', () => {
  expect(remote.routes.map(({ pattern, footer }) => [pattern, footer])).toEqual([
    ['/', true],
    ['/hiring-influencer', false],
    ['/influencer', false],
    ['/product-photoshoot', false],
    ['/singer', false],
  ]);
});

/** What a loader gives back; only a promise makes the router wait. */
function load(path: string): unknown {
  const loader = createRoutes({ queryClient: createTestQueryClient() }).find((route) => route.path === path)?.loader;
  return typeof loader === 'function' ? loader({ request: new Request('http://x/'), params: {}, context: {} } as never) : 'none';
}

test('the home page starts its first call at once, and does not wait for it', () => {
  const { paths } = stubResponses({ '/api/landing/counters': ok(COUNTERS), '/api/site-content/page/home': ok(HOME_COPY) });
  expect(load('/')).toBeNull();
  expect(paths[0]).toBe(remote.routes[0]?.first_query);
});

test.each(remote.routes.slice(1).map(({ pattern, first_query }) => [pattern, first_query]))(
  'LAND-01 %s starts its words at once, and does not wait for them',
  (path, call) => {
    const { paths } = stubResponses({});
    expect(load(path)).toBeNull();
    expect(paths).toEqual([call]);
  },
);

test('LAND-01 each campaign page has a title and a description of its own, of a digital casting agency', () => {
  const campaigns = remote.routes.slice(1);
  expect(new Set(campaigns.map(({ title }) => title)).size).toBe(4);
  expect(new Set(campaigns.map(({ description }) => description)).size).toBe(4);
  for (const { title, description } of campaigns) expect(`${title} ${description}`).toMatch(/digital casting agency/u);
});
