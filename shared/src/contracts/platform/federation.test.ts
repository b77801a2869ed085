import { releaseSchema } from './federation';

const file = { url: '/r/mf_landing/1/remoteEntry.js', integrity: `sha384-${'a'.repeat(64)}` };
const route = {
  id: 'landing.singer',
  pattern: '/singer',
  title: 'Book a singer',
  description: 'Live music.',
  footer: false,
  header: 'over',
  scheme: 'auto',
};
const release = (more: object) => ({
  remote: 'mf_landing',
  version: '1',
  base: '/r/mf_landing/1/',
  entry: file,
  exposes: [{ name: 'routes', js: [file], css: [] }],
  routes: [{ ...route, ...more }],
  files: [file],
  needs: [],
});
test('FED-01 a release names its server bundle with its hash, and one that is older than such bundles is as good', async () => {
  const serverOf = async (more: object) => (await releaseSchema.validate({ ...release({}), ...more }, { stripUnknown: true })).server;
  const server = { ...file, url: '/r/mf_landing/1/server/server.0123456789.cjs' };
  expect(await serverOf({ server })).toEqual(server);
  expect(await serverOf({})).toBeUndefined();
  expect(releaseSchema.isValidSync(release({}), { strict: true })).toBe(true);
  await expect(serverOf({ server: { url: server.url } })).rejects.toThrow('server.integrity');
  await expect(serverOf({ server: { integrity: server.integrity } })).rejects.toThrow('server.url');
});

const picturesOf = async (more: object) =>
  (await releaseSchema.validate(release(more), { stripUnknown: true })).routes.map((r) => r.picture);

test('LAND-01 a release carries the social picture of a route, and one without it is as good', async () => {
  expect(await picturesOf({ picture: 'og/singer.png' })).toEqual(['og/singer.png']);
  expect(await picturesOf({})).toEqual([undefined]);
});

test.each(['https://elsewhere.example/a.png', 'og/../secret.png', 'og/singer.svg', '/og/singer.png', ''])(
  'LAND-01 %j is no social picture',
  async (picture) => {
    await expect(picturesOf({ picture })).rejects.toThrow('picture');
  },
);
