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
