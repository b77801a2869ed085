import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';

const PEOPLE = [...makeTalents(40)];
const SLUG = PEOPLE.find((talent) => talent.name === 'Devika Nair')?.slug ?? '';
const HIDDEN_SLUG = PEOPLE.find((talent) => talent.status !== 2)?.slug ?? '';

describeOnEngines('the pictures', (engine) => {
  const mediaDir = mkdtempSync(path.join(tmpdir(), 'alltalent-media-'));
  let site: SeededSite;
  beforeAll(async () => {
    mkdirSync(path.join(mediaDir, 'loops'));
    writeFileSync(path.join(mediaDir, 'loops', 'hero.mp4'), '0123456789');
    mkdirSync(path.join(mediaDir, 'clips'));
    writeFileSync(path.join(mediaDir, 'clips', 'clip-nadia.mp4'), '0123456789');
    writeFileSync(path.join(mediaDir, 'secret.txt'), 'no');
    site = await openSeededSite(engine.dataSource(), 40, mediaDir);
  });
  afterAll(async () => {
    await site.close();
    rmSync(mediaDir, { recursive: true, force: true });
  });

  test('a poster is rendered at the first request and may be kept for good', async () => {
    const response = await site.get(`/media/posters/${SLUG}-0-320.webp`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const again = await site.get(`/media/posters/${SLUG}-0-320.webp`, { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('SLUG-01 the picture that links show is a JPEG, for programs that show no other format', async () => {
    const response = await site.get(`/media/posters/${SLUG}-0-1280.jpg`);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 1600 });
    expect(response.rawPayload.length).toBeLessThan(600_000);
  });

  test('ten requests at once render one file', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => site.get(`/media/posters/${SLUG}-1-320.avif`)));
    expect(new Set(responses.map((response) => `${response.statusCode} ${response.headers['content-type']}`))).toEqual(
      new Set(['200 image/avif']),
    );
    const files = readdirSync(path.join(site.config.dataDir, 'media', 'posters')).filter((file) => file.includes('-1-320'));
    expect(files).toEqual([`${SLUG}-1-320.avif`]);
  });

  test('categories and hidden cards have pictures', async () => {
    for (const url of ['/media/categories/actor-320.webp', '/media/categories/writer-320.webp', '/media/hidden/5-320.webp']) {
      expect((await site.get(url)).statusCode).toBe(200);
    }
  });

  test('LAND-01 the still lifes and scenes of the campaign pages come in both formats, and once', async () => {
    for (const [url, width, height] of [
      ['/media/stills/bottle-320.webp', 320, 400],
      ['/media/stills/bottle-320.avif', 320, 400],
      ['/media/stills/shot-hero-320.webp', 320, 200],
      ['/media/scenes/campaign-320.webp', 320, 180],
    ] as const) {
      const response = await site.get(url);
      expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
    }
    expect(readdirSync(path.join(site.config.dataDir, 'media', 'stills')).sort()).toEqual([
      'bottle-320.avif',
      'bottle-320.webp',
      'shot-hero-320.webp',
    ]);
  });

  test('LAND-01 a clip answers a range, so that a phone fetches what it plays', async () => {
    const part = await site.get('/media/clips/clip-nadia.mp4', { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, '234', 'video/mp4']);
  });

  test.each([
    `/media/posters/${HIDDEN_SLUG}-0-640.webp`,
    `/media/posters/${SLUG}-5-640.webp`,
    `/media/posters/${SLUG}-0-641.webp`,
    `/media/posters/${SLUG}-0-640.png`,
    `/media/posters/${SLUG}-0-640.jpg`,
    '/media/posters/nobody-0-640.webp',
    '/media/categories/plumber-640.webp',
    '/media/hidden/6-640.webp',
    '/media/hidden/00-640.webp',
    '/media/loops/none.mp4',
    '/media/loops/..%2fsecret.txt',
    '/media/loops/%2e%2e%2fsecret.txt',
    '/media/posters/..%2f..%2falltalent.sqlite',
    '/media/stills/teapot-640.webp',
    '/media/stills/bottle-641.webp',
    '/media/stills/bottle-640.png',
    '/media/stills/bottle-1280.jpg',
    '/media/stills/bottle.webp',
    '/media/stills/constructor-640.webp',
    '/media/stills/__proto__-640.webp',
    '/media/stills/..%2fposters%2fbottle-640.webp',
    '/media/stills/%2e%2e%2f%2e%2e%2falltalent.sqlite',
    '/media/stills/bottle-640.webp%00.avif',
    '/media/scenes/bottle-640.webp',
    '/media/clips/none.mp4',
    '/media/clips/..%2fsecret.txt',
    '/media/clips/%2e%2e%2floops%2fhero.mp4',
    '/media/secret.txt',
    '/media/constructor/a-0-640.webp',
  ])('TAL-03 %s is not found', async (url) => {
    expect((await site.get(url)).statusCode).toBe(404);
  });

  test('loops answer a range', async () => {
    const part = await site.get('/media/loops/hero.mp4', { range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('234');
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-type': 'video/mp4' });
    expect((await site.get('/media/loops/hero.mp4', { range: 'bytes=99-' })).statusCode).toBe(416);
  });
});
