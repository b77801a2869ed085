import { createTestQueryClient } from '@alltalent/shared/testing';
import remote from '../remote.json';
import { createRoutes } from './routes';
import { answerCalls, COUNTERS, ok } from './testing/answer-calls';
import { HOME_WORDS } from './testing/home-answers';

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
  const { paths } = answerCalls({ '/api/landing/counters': ok(COUNTERS), '/api/site-content/page/home': ok(HOME_WORDS) });
  const home = createRoutes({ queryClient: createTestQueryClient() })[0];
  const loader = home?.loader;
  expect(
    typeof loader === 'function' ? loader({ request: new Request('http://x/'), params: {}, context: {} } as never) : 'none',
  ).toBeNull();
  expect(paths[0]).toBe(remote.routes[0]?.first_query);
});
