import type { RemoteRecord, RouteRecord } from '../contracts/platform/federation';
import { matchRemoteRoute } from './match-route';

function aRemote(remote: string, ...patterns: string[]): RemoteRecord {
  const routes = patterns.map((pattern): RouteRecord => ({
    id: pattern,
    pattern,
    title: '',
    description: '',
    footer: true,
    header: 'solid',
    scheme: 'auto',
  }));
  const entry = { url: '/r/x.js', integrity: `sha384-${'a'.repeat(64)}` };
  return { remote, version: '1', base: '/r/', entry, exposes: [], routes, needs: [], fallback: null, experiment: null, variant: null };
}

const remotes = [
  aRemote('mf_talents', '/talents', '/:slug'),
  aRemote('mf_content', '/about-us', '/article/:slug'),
  aRemote('mf_landing', '/'),
];

test.each([
  ['/', 'mf_landing', '/'],
  ['/talents', 'mf_talents', '/talents'],
  ['/about-us', 'mf_content', '/about-us'],
  ['/meher-kaul-1a2b3c4d', 'mf_talents', '/:slug'],
  ['/article/self-tapes', 'mf_content', '/article/:slug'],
])('%s belongs to %s, a named page before a dynamic one', (path, remote, pattern) => {
  const match = matchRemoteRoute(remotes, path);
  expect(match?.remote.remote).toBe(remote);
  expect(match?.route.pattern).toBe(pattern);
});

test.each([
  ['/TALENTS', '/talents'],
  ['/talents/', '/talents'],
  ['/t%61lents', '/talents'],
  ['/artic%6Ce/self-tapes', '/article/:slug'],
  ['/talent%73', '/talents'],
  ['//', '/'],
])('%s is read as the router reads it', (path, pattern) => {
  expect(matchRemoteRoute(remotes, path)?.route.pattern).toBe(pattern);
});

test('a pattern whose first part is dynamic or may be left out is compared with every path', () => {
  const free = [aRemote('mf_free', '/en?/jobs', '/*', 'relative')];
  expect(matchRemoteRoute(free, '/jobs')?.route.pattern).toBe('/en?/jobs');
  expect(matchRemoteRoute(free, '/en/jobs')?.route.pattern).toBe('/en?/jobs');
  expect(matchRemoteRoute(free, '/relative')?.route.pattern).toBe('relative');
  expect(matchRemoteRoute(free, '/what/ever')?.route.pattern).toBe('/*');
});

test('a path that no remote has belongs to nobody', () => {
  expect(matchRemoteRoute(remotes, '/talents/else/where')).toBeNull();
});

test('the parts of a dynamic path are told', () => {
  expect(matchRemoteRoute(remotes, '/article/self-tapes')?.params).toEqual({ slug: 'self-tapes' });
});
