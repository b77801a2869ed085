import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteRecord } from '@alltalent/shared/contracts';
import sharp from 'sharp';
import { renderScene, renderStillLife } from '@alltalent/posters';
import { STILL_SHAPES } from '../../mf-landing/src/domain/still/still-shapes';

const ROOT = join(__dirname, '../..');
const MEDIA = join(ROOT, 'backend/media');
const FORMATS = ['mp4', 'webm', 'avif', 'webp'];
const sizeOf = (folder: string, file: string) => statSync(join(MEDIA, folder, file)).size;
const filesOf = (folder: string, ending = '') => readdirSync(join(MEDIA, folder)).filter((file) => file.endsWith(ending));

test.each(Object.entries(STILL_SHAPES))('LAND-01 the picture %s is drawn in the shape the pages keep for it', async (name, shape) => {
  const render = shape.folder === 'scenes' ? renderScene : renderStillLife;
  const { width, height } = await sharp(await render(name, { width: 640, format: 'webp' })).metadata();
  expect({ width, height }).toEqual({ width: shape.width, height: shape.height });
});

const routes = ['mf-landing', 'mf-talents', 'mf-content', 'mf-auth'].flatMap(
  (remote) => (JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')) as { routes: readonly RouteRecord[] }).routes,
);

test('LAND-01 every campaign has a title, a description and a social picture of its own', () => {
  const campaigns = routes.filter(({ picture }) => picture);
  expect(campaigns.map(({ pattern }) => pattern)).toEqual(['/hiring-influencer', '/influencer', '/product-photoshoot', '/singer']);
  for (const key of ['title', 'description', 'picture'] as const) expect(new Set(campaigns.map((route) => route[key])).size).toBe(4);
});

test.each(['og/all-talent.png', ...routes.flatMap(({ picture }) => picture ?? [])])(
  'LAND-01 the social picture %s is there, as large as the document says',
  async (file) => {
    expect(await sharp(join(MEDIA, file)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  },
);

test('LAND-01 no film behind a hero is over 1.5 MB, no clip over 260 kB', () => {
  const heavy = (folder: string, limit: number) => filesOf(folder).filter((file) => sizeOf(folder, file) > limit);
  expect(heavy('loops', 1_500_000)).toEqual([]);
  expect(heavy('clips', 260_000)).toEqual([]);
});

test.each(['loops', 'clips'])('LAND-01 every film of %s comes in both codecs, with a still of its size in both formats', async (folder) => {
  const stems = filesOf(folder, '.mp4').map((file) => file.replace('.mp4', ''));
  expect(stems.length).toBeGreaterThan(3);
  expect(filesOf(folder).sort()).toEqual(stems.flatMap((stem) => FORMATS.map((format) => `${stem}.${format}`)).sort());
  for (const stem of stems) {
    const [avif, webp] = await Promise.all(['avif', 'webp'].map((format) => sharp(join(MEDIA, folder, `${stem}.${format}`)).metadata()));
    expect([avif?.width, avif?.height]).toEqual([webp?.width, webp?.height]);
  }
});
