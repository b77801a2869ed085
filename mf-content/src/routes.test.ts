import { createTestQueryClient } from '@alltalent/shared/testing';
import remote from '../remote.json';
import { createRoutes } from './routes';

test('the remote serves exactly the routes that its remote.json declares', () => {
  const served = createRoutes({ queryClient: createTestQueryClient() }).map(({ id, path }) => ({ id, pattern: path }));
  expect(served).toEqual(remote.routes.map(({ id, pattern }) => ({ id, pattern })));
});

test('PRIV-01 the privacy policy is titled as the specification says', () => {
  expect(remote.routes.find(({ pattern }) => pattern === '/privacy-policy')?.title).toBe('All Talent | Privacy Policy');
});

test('reading pages are always light', () => {
  const light = remote.routes.filter(({ scheme }) => scheme === 'light').map(({ pattern }) => pattern);
  expect(light.map((pattern) => pattern.replace('/versions/:version', ''))).toEqual(
    ['/terms-of-use', '/privacy-policy', '/return-policy'].flatMap((path) => [path, path]),
  );
});
