import { createTestQueryClient } from '@alltalent/shared/testing';
import remote from '../remote.json';
import { createRoutes } from './routes';
import { answerCalls, COUNTERS, FEATURED, ok } from './testing/answer-calls';

test('FED-01 the routes are the ones that remote.json declares', () => {
  const routes = createRoutes({ queryClient: createTestQueryClient() });
  expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test('G7 the four landings go without the shared footer, the home page has it', () => {
  expect(remote.routes.map(({ pattern, footer }) => [pattern, footer])).toEqual([
    ['/', true],
    ['/hiring-influencer', false],
    ['/influencer', false],
    ['/product-photoshoot', false],
    ['/singer', false],
  ]);
});

test('the home page starts its first call at once, and does not wait for it', () => {
  const { paths } = answerCalls({ '/api/landing/featured-talents': ok(FEATURED), '/api/landing/counters': ok(COUNTERS) });
  const home = createRoutes({ queryClient: createTestQueryClient() })[0];
  const loader = home?.loader;
  expect(
    typeof loader === 'function' ? loader({ request: new Request('http://x/'), params: {}, context: {} } as never) : 'none',
  ).toBeNull();
  expect(paths[0]).toBe(remote.routes[0]?.first_query);
});
