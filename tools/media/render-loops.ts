/**
 * Draws the moving poster wall of the home page into backend/media/loops.
 * Run from the repository's root: npx tsx tools/media/render-loops.ts [--still]
 * Needs ffmpeg with libx264 and libvpx-vp9 (Debian: apt install ffmpeg).
 */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeFilm, type Film } from './film';
import { makeTile } from './poster-tiles';
import { makeWall, type WallPlan } from './wall';
import { WALL_PEOPLE } from './wall-people';

const OUT = join(process.cwd(), 'backend/media/loops');

type Loop = {
  readonly name: string;
  readonly plan: WallPlan;
  readonly tile: number;
  readonly quality: { readonly h264: number; readonly vp9: number };
};

const FPS = 24;
const SECONDS = 12;

const smooth = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const LOOPS: readonly Loop[] = [
  {
    name: 'banner-1080',
    tile: 304,
    quality: { h264: 29, vp9: 42 },
    plan: {
      width: 1920,
      height: 1080,
      flow: 'columns',
      tilt: 0.14,
      centre: [1260, 540],
      gap: 26,
      reveal: (x, y) => smooth(0.53, 0.63, x + (y - 0.5) * 0.07) * (1 - 0.75 * smooth(0.84, 1, y)) * (1 - 0.5 * smooth(0.14, 0, y)),
      glow: [1300, 560, 270],
    },
  },
  {
    name: 'banner-portrait',
    tile: 268,
    quality: { h264: 29, vp9: 42 },
    plan: {
      width: 720,
      height: 1280,
      flow: 'rows',
      tilt: -0.06,
      centre: [360, 1000],
      gap: 22,
      reveal: (x, y) => smooth(0.58, 0.68, y + (x - 0.5) * 0.04) * (1 - 0.5 * smooth(0.92, 1, y)),
      glow: [360, 1080, 330],
    },
  },
];

async function renderLoop(loop: Loop, onlyStill: boolean): Promise<void> {
  const { width, height } = loop.plan;
  const film: Film = { width, height, fps: FPS, frames: FPS * SECONDS };
  const tiles = await Promise.all(WALL_PEOPLE.map((person) => makeTile(person, loop.tile)));
  const drawFrame = makeWall(loop.plan, tiles);
  const file = (ending: string) => join(OUT, `${loop.name}.${ending}`);
  const still = sharp(drawFrame(0, 0), { raw: { width, height, channels: 3 } });
  await still.clone().avif({ quality: 50, effort: 5 }).toFile(file('avif'));
  await still.clone().webp({ quality: 70, effort: 5 }).toFile(file('webp'));
  if (!onlyStill)
    await encodeFilm(
      film,
      [
        { file: file('mp4'), codec: 'h264', quality: loop.quality.h264 },
        { file: file('webm'), codec: 'vp9', quality: loop.quality.vp9 },
      ],
      (index) => drawFrame(index / film.frames, index),
    );
  for (const ending of onlyStill ? ['avif', 'webp'] : ['mp4', 'webm', 'avif', 'webp'])
    process.stdout.write(`${loop.name}.${ending}: ${Math.round((await stat(file(ending))).size / 1024)} kB\n`);
}

async function main(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const loop of LOOPS) await renderLoop(loop, process.argv.includes('--still'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
