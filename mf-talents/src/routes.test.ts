import { createTestQueryClient } from '@alltalent/shared/testing';
import remote from '../remote.json';
import { createRoutes } from './routes';

test('the routes are those remote.json declares', () => {
  const routes = createRoutes({ queryClient: createTestQueryClient() });
  expect(routes.map(({ id, path }) => ({ id, pattern: path }))).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test('every page of a dynamic pattern says where to ask whether it exists', () => {
  for (const route of remote.routes.filter(({ pattern }) => pattern.includes(':'))) expect(route).toHaveProperty('exists');
});
