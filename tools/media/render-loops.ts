/**
 * Draws the films behind the heroes into backend/media/loops, each as MP4 and WebM with a still of its first frame.
 * Run from the repository's root: npx tsx tools/media/render-loops.ts [--still] [name …]
 * Needs ffmpeg with libx264 and libvpx-vp9 (Debian: apt install ffmpeg).
 */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeFilm } from './film';
import { makePan } from './pan';
import { smooth, type Tile } from './pixels';
import { makePosterTile, makeSceneTile } from './tiles';
import { type DrawFrame, makeWall, type WallPlan } from './wall';
import { WALL_PEOPLE } from './wall-people';

const OUT = join(process.cwd(), 'backend/media/loops');
const FPS = 24;

type Loop = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Constant quality of each codec: lower is finer. */
  readonly h264: number;
  readonly vp9: number;
  readonly prepare: () => Promise<DrawFrame>;
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

const HERO = { width: 1280, height: 720 };
const prepareHero = async (scene: string) => makePan(HERO, await makeSceneTile(scene, 1600));

const LOOPS: Readonly<Record<string, Loop>> = {
  'banner-1080': { ...BANNER, seconds: 12, h264: 29, vp9: 38, prepare: () => prepareWall(BANNER, 304) },
  'banner-portrait': { ...PORTRAIT, seconds: 12, h264: 28, vp9: 37, prepare: () => prepareWall(PORTRAIT, 268) },
  hiring: { ...HERO, seconds: 8, h264: 29, vp9: 40, prepare: () => prepareHero('casting-hall') },
  singer: { ...HERO, seconds: 8, h264: 29, vp9: 40, prepare: () => prepareHero('stage') },
};

async function renderLoop(name: string, loop: Loop, onlyStill: boolean): Promise<void> {
  const { width, height } = loop;
  const frames = FPS * loop.seconds;
  const drawFrame = await loop.prepare();
  const file = (ending: string) => join(OUT, `${name}.${ending}`);
  const still = sharp(drawFrame(0, 0), { raw: { width, height, channels: 3 } });
  await still.clone().avif({ quality: 50, effort: 5 }).toFile(file('avif'));
  await still.clone().webp({ quality: 70, effort: 5 }).toFile(file('webp'));
  const targets = [
    { file: file('mp4'), codec: 'h264', quality: loop.h264 },
    { file: file('webm'), codec: 'vp9', quality: loop.vp9 },
  ] as const;
  if (!onlyStill) await encodeFilm({ width, height, fps: FPS, frames }, targets, (index) => drawFrame(index / frames, index));
  for (const ending of onlyStill ? ['avif', 'webp'] : ['mp4', 'webm', 'avif', 'webp'])
    process.stdout.write(`${name}.${ending} ${Math.round((await stat(file(ending))).size / 1000)} kB\n`);
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = asked.filter((name) => !LOOPS[name]);
  if (unknown.length) throw new Error(`No loop ${unknown.join(', ')}. There are: ${Object.keys(LOOPS).join(', ')}.`);
  await mkdir(OUT, { recursive: true });
  for (const [name, loop] of Object.entries(LOOPS))
    if (!asked.length || asked.includes(name)) await renderLoop(name, loop, process.argv.includes('--still'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
