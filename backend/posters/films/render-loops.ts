/**
 * Draws the films behind the heroes into backend/media/loops, each as MP4 and WebM with a still of its first frame.
 * Run from the repository's root: npx tsx backend/posters/films/render-loops.ts [--still] [name …]
 * Needs ffmpeg with libx264 and libvpx-vp9 (Debian: apt install ffmpeg).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askedNames, type Quality, writeFilm } from './film';
import { drawHeroFrame, HERO_SIZE, type HeroShot, secondsOfHero } from './hero';
import { HIRING_SHOTS, SINGER_SHOTS } from './hero-shots';
import { smooth, type Tile } from './pixels';
import { makePosterTile } from './tiles';
import { type DrawFrame, makeWall, type WallPlan } from './wall';
import { WALL_PEOPLE } from './wall-people';

const OUT = join(process.cwd(), 'backend/media/loops');
const FPS = 24;

type Loop = Quality & {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly square?: { readonly left: number; readonly size: number };
  readonly prepare: () => Promise<(turn: number, frame: number) => Buffer | Promise<Buffer>>;
};

const BANNER: WallPlan = {
  width: 1920,
  height: 1080,
  flow: 'columns',
  tilt: 0.14,
  centre: [1260, 540],
  gap: 26,
  reveal: (x, y) => smooth(0.53, 0.63, x + (y - 0.5) * 0.07) * (1 - 0.75 * smooth(0.84, 1, y)) * (1 - 0.5 * smooth(0.14, 0, y)),
  glow: [1300, 560, 270],
};

const PORTRAIT: WallPlan = {
  width: 720,
  height: 1280,
  flow: 'rows',
  tilt: -0.06,
  centre: [360, 1000],
  gap: 22,
  reveal: (x, y) => smooth(0.58, 0.68, y + (x - 0.5) * 0.04) * (1 - 0.5 * smooth(0.92, 1, y)),
  glow: [360, 1080, 330],
};

async function prepareWall(plan: WallPlan, tileWidth: number): Promise<DrawFrame> {
  const [first, ...rest] = await Promise.all(WALL_PEOPLE.map((person): Promise<Tile> => makePosterTile(person, tileWidth)));
  if (!first) throw new Error('The wall has no people.');
  return makeWall(plan, [first, ...rest]);
}

const hero = (shots: readonly HeroShot[], left: number): Loop => ({
  ...HERO_SIZE,
  seconds: secondsOfHero(shots),
  h264: 31,
  vp9: 42,
  square: { left, size: 720 },
  prepare: () => Promise.resolve((turn) => drawHeroFrame(shots, turn)),
});

const LOOPS: Readonly<Record<string, Loop>> = {
  'banner-1080': { ...BANNER, seconds: 12, h264: 29, vp9: 38, prepare: () => prepareWall(BANNER, 304) },
  'banner-portrait': { ...PORTRAIT, seconds: 12, h264: 28, vp9: 37, prepare: () => prepareWall(PORTRAIT, 268) },
  'hiring-900': hero(HIRING_SHOTS, 540),
  'singer-900': hero(SINGER_SHOTS, 600),
};

async function main(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const onlyStill = process.argv.includes('--still');
  for (const name of askedNames(Object.keys(LOOPS))) {
    const loop = LOOPS[name];
    if (!loop) continue;
    const frames = Math.round(FPS * loop.seconds);
    const drawFrame = await loop.prepare();
    await writeFilm(join(OUT, name), { ...loop, fps: FPS, frames, onlyStill }, (index) => drawFrame(index / frames, index));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
