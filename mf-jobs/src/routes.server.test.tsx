import { testServerRoutes } from '@alltalent/shared/testing/server-routes';
import remote from '../remote.json';
import { createRoutes } from './routes';

testServerRoutes(remote, createRoutes, (pattern) => pattern.replace(':key', '1-lead'));

test('every page of a dynamic pattern says where to ask whether it exists', () => {
  for (const route of remote.routes.filter(({ pattern }) => pattern.includes(':'))) expect(route).toHaveProperty('exists');
});
