import sharp from 'sharp';
import { BACKDROP_NAMES } from './backdrops/backdrops';
import { choosePicture } from './casting/picture';
import { REGION_NAMES as regions, regionOf } from './casting/regions';
import { tradeOf } from './casting/trades';
import { HAIR_F, HAIR_M, HATS_F, HATS_M, LONG_STYLES, OLDER_F, OLDER_M, RESTYLED, wardrobe } from './casting/wardrobe';
import { type Weighted, weights } from './chance';
import { BEARD_NAMES } from './figure/beard';
import { EARRING_NAMES, GLASSES, NECKLACE_NAMES } from './figure/worn';
import { GARMENT_NAMES } from './garments/garments';
import { HAIR_NAMES } from './hair/hair';
import {
  CATEGORY_SLUGS,
  composePoster,
  HIDDEN_COUNT,
  type PosterSubject,
  renderCategoryStill,
  renderHiddenPlaceholder,
  renderPoster,
  renderScene,
  renderStillLife,
  SCENE_NAMES,
  STILL_NAMES,
} from '.';
import { PALETTE_NAMES } from './palettes';
import { BEHIND_NAMES } from './props/behind';
import { PROP_NAMES } from './props/held';
import { composeStillLife } from './stills/still-life';
import { stillSetting } from './stills/still-settings';

const person = (key: string, more: Partial<PosterSubject> = {}): PosterSubject => ({
  key,
  category: 'actor',
  gender: 'f',
  premium: false,
  region: 'tamil',
  ...more,
});

/** librsvg parses strictly: a tag left open or a wrong reference to an entity is an error. */
const expectDrawing = async (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ format, width, height }).toEqual({ format: 'svg', width: 400, height: 500 });
};

describe('the same choices every time', () => {
  test('a subject and variant give the same bytes', () => {
    expect(composePoster(person('meher'), 2)).toBe(composePoster(person('meher'), 2));
  });

  test('different keys give different pictures', () => {
    const pictures = Array.from({ length: 60 }, (_, i) => composePoster(person(`talent-${i}`), 0));
    expect(new Set(pictures).size).toBe(60);
  });

  test('variants of one person are different pictures', () => {
    const pictures = [0, 1, 2, 3, 4].map((variant) => composePoster(person('meher'), variant));
    expect(new Set(pictures).size).toBe(5);
  });

  test('the person stays the same from variant to variant, whatever they wear', () => {
    const [first, later] = [0, 3].map((variant) => choosePicture(person('meher'), variant).look);
    expect(later?.face).toEqual(first?.face);
    expect(later?.nose).toEqual(first?.nose);
    expect(later?.eyes.iris).toBe(first?.eyes.iris);
    expect(later?.marks.age).toBe(first?.marks.age);
  });
});

describe('choices made by hand', () => {
  const look = {
    hair: 'turban',
    wrap: '#f7b538',
    garment: 'nehru',
    palette: 'teal',
    backdrop: 'rings',
    light: 'loop',
    key: 1,
    yaw: 0.2,
    type: 'none',
  };

  test('the wall is the one that was asked for', () => {
    expect(composePoster(person('kabir', { look }), 0)).toContain('fill="#0a4d49"');
  });

  test('a variant wins over the look', () => {
    const variants = [{}, { palette: 'curtain' }];
    expect(composePoster(person('kabir', { look, variants }), 1)).toContain('fill="#8f1029"');
  });

  test('choices of the wrong kind are left to the lot', async () => {
    await expectDrawing(
      composePoster(person('odd', { look: { yaw: 'left', palette: 9, hair: null, scale: NaN, garment: 'none such' } }), 0),
    );
  });

  test('an unknown region and category still give a person', async () => {
    await expectDrawing(composePoster(person('new', { region: 'atlantis', category: 'Juggler & <Clown>' }), 0));
  });
});

describe('every drawing is sound', () => {
  test.each(HAIR_NAMES)('hair %s', async (hair) => {
    for (const yaw of [-0.4, 0.4])
      await expectDrawing(composePoster(person(hair, { look: { hair, yaw, garment: 'tee', earring: 'jhumka' } }), 0));
  });

  test.each(GARMENT_NAMES)('garment %s', async (garment) => {
    await expectDrawing(composePoster(person(garment, { look: { garment } }), 0));
    await expectDrawing(composePoster(person(garment, { gender: 'm', look: { garment, pattern: 'flower' } }), 0));
  });

  test.each(BACKDROP_NAMES)('backdrop %s', (backdrop) => expectDrawing(composePoster(person(backdrop, { look: { backdrop } }), 0)));

  test.each(PALETTE_NAMES)('palette %s', (palette) => expectDrawing(composePoster(person(palette, { look: { palette } }), 0)));

  test.each([...PROP_NAMES, ...BEHIND_NAMES])('prop %s', (name) =>
    expectDrawing(composePoster(person(name, { look: { prop: name, behind: name } }), 0)),
  );

  test.each([...BEARD_NAMES, ...Object.keys(GLASSES), ...EARRING_NAMES, ...NECKLACE_NAMES])('worn or grown: %s', (name) =>
    expectDrawing(composePoster(person(name, { gender: 'm', look: { beard: name, glasses: name, earring: name, necklace: name } }), 0)),
  );

  test.each(CATEGORY_SLUGS)('category %s for everyone', async (category) => {
    for (const gender of ['f', 'm', 'x'] as const)
      await expectDrawing(composePoster(person(`${category}-${gender}`, { category, gender }), 0));
  });

  test('every region names only things that exist', () => {
    const names = (lot: Weighted) => lot.map(([name]) => name);
    for (const region of [...regions, undefined].map(regionOf)) {
      expect(GARMENT_NAMES).toEqual(expect.arrayContaining(names(weights(region.wearF, region.wearM))));
      expect(HAIR_NAMES).toEqual(expect.arrayContaining(names(weights(region.coverF?.[0] ?? '', region.coverM?.[0] ?? ''))));
      expect(Object.keys(HAIR_F)).toEqual(expect.arrayContaining(names(weights(region.texture))));
    }
  });

  test('every wardrobe and trade names only things that exist', () => {
    const hair = [...Object.values(HAIR_F), ...Object.values(HAIR_M), HATS_F, HATS_M, OLDER_F, OLDER_M].flatMap((lot) =>
      lot.map(([name]) => name),
    );
    expect(HAIR_NAMES).toEqual(
      expect.arrayContaining([...hair, ...LONG_STYLES, ...weights(...Object.values(RESTYLED)).map(([name]) => name)]),
    );
    for (const trade of [...CATEGORY_SLUGS, 'dj', 'chef', 'fitness', ''].map(tradeOf)) {
      const worn = [...wardrobe(true, '', trade.wearM), ...wardrobe(false, '', trade.wearF)].map(([name]) => name);
      expect(GARMENT_NAMES).toEqual(expect.arrayContaining(worn));
      expect(PROP_NAMES).toEqual(expect.arrayContaining(trade.held.map(([name]) => name)));
      expect(BEHIND_NAMES).toEqual(expect.arrayContaining(trade.behind.map(([name]) => name)));
    }
  });
});

describe('files', () => {
  const subjects = Array.from({ length: 8 }, (_, i) =>
    person(`size-${i}`, { gender: i % 2 ? 'm' : 'f', category: CATEGORY_SLUGS[i] ?? 'actor' }),
  );

  test('a 640 px poster is 4:5 and stays within 45 kB as WebP and 30 kB as AVIF', async () => {
    for (const subject of subjects) {
      const webp = await renderPoster(subject, { variant: 0, width: 640, format: 'webp' });
      const avif = await renderPoster(subject, { variant: 0, width: 640, format: 'avif' });
      expect(webp.length).toBeLessThan(45_000);
      expect(avif.length).toBeLessThan(30_000);
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 640, height: 800, hasAlpha: false });
    }
  });

  test('rendering twice gives the same file', async () => {
    const wanted = { variant: 1, width: 320, format: 'webp' } as const;
    expect((await renderPoster(person('twice'), wanted)).equals(await renderPoster(person('twice'), wanted))).toBe(true);
  });

  test.each(CATEGORY_SLUGS)('category %s has a still', async (slug) => {
    expect(await sharp(await renderCategoryStill(slug, { width: 320, format: 'webp' })).metadata()).toMatchObject({
      width: 320,
      height: 400,
    });
  });

  test.each(SCENE_NAMES)('scene %s is 16:9', async (name) => {
    expect(await sharp(await renderScene(name, { width: 640, format: 'webp' })).metadata()).toMatchObject({ width: 640, height: 360 });
  });

  test.each(STILL_NAMES)('LAND-01 still life %s is sound, has its own shape and is the same every time', async (name) => {
    const svg = composeStillLife(name);
    expect(svg).toBe(composeStillLife(name));
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/id="(\w+)"(?=.*id="\1")/su);
    const { size } = stillSetting(name);
    const picture = await renderStillLife(name, { width: 320, format: 'webp' });
    const height = Math.round((320 * size.height) / size.width);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 320, height, hasAlpha: false });
    expect(picture.equals(await renderStillLife(name, { width: 320, format: 'webp' }))).toBe(true);
  });

  test('LAND-01 no two still lifes are the same picture', () => {
    expect(new Set(STILL_NAMES.map(composeStillLife)).size).toBe(STILL_NAMES.length);
  });

  test('an unknown still or scene is refused by name', async () => {
    await expect(renderCategoryStill('juggler', { width: 320, format: 'webp' })).rejects.toThrow('juggler');
    await expect(renderStillLife('teapot', { width: 320, format: 'webp' })).rejects.toThrow('teapot');
    await expect(renderStillLife('constructor', { width: 320, format: 'webp' })).rejects.toThrow('constructor');
    await expect(renderScene('moon', { width: 640, format: 'webp' })).rejects.toThrow('moon');
  });
});

describe('the placeholder of a hidden profile', () => {
  const wanted = { width: 320, format: 'webp' } as const;

  test('takes an index and nothing of a person, and repeats exactly', async () => {
    expect(renderHiddenPlaceholder).toHaveLength(2);
    expect((await renderHiddenPlaceholder(3, wanted)).equals(await renderHiddenPlaceholder(3, wanted))).toBe(true);
  });

  test('has no edge left in it', async () => {
    for (let index = 0; index < HIDDEN_COUNT; index++) {
      const { data, info } = await sharp(await renderHiddenPlaceholder(index, wanted))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let steepest = 0;
      for (let at = 1; at < data.length; at++)
        if (at % info.width) steepest = Math.max(steepest, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
      expect(steepest).toBeLessThan(12);
    }
  });

  test('an index outside the set is refused', async () => {
    await expect(renderHiddenPlaceholder(6, wanted)).rejects.toThrow('6');
  });
});

test('a person cast by hand has five different pictures, the first as cast', () => {
  const subject = {
    key: 'tl-cast',
    look: { build: 'f', hair: 'bob', palette: 'teal', backdrop: 'spot', yaw: 0.2, scale: 1.4 },
    category: 'model',
    gender: 'f',
    premium: false,
  } as const;
  const pictures = [0, 1, 2, 3, 4].map((variant) => composePoster(subject, variant));
  const grounds = pictures.map((svg) => /<rect[^>]*fill="(#[0-9a-f]{6})"/u.exec(svg)?.[1]);
  expect(new Set(grounds).size).toBeGreaterThan(1);
  expect(new Set(pictures).size).toBe(5);
});
