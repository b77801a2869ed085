/**
 * Draws the short films of people into backend/media/clips, each as MP4 and WebM with a still of its first frame.
 * Run from the repository's root: npx tsx backend/posters/films/render-clips.ts [--still] [name …]
 * Needs ffmpeg with libx264 and libvpx-vp9 (Debian: apt install ffmpeg).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIP_SIZE, drawClipFrame, secondsOf } from './clip';
import { CLIPS } from './clip-people';
import { askedNames, writeFilm } from './film';

const OUT = join(process.cwd(), 'backend/media/clips');
const FPS = 24;
const QUALITY = { h264: 32, vp9: 45 };

async function main(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const onlyStill = process.argv.includes('--still');
  for (const name of askedNames(Object.keys(CLIPS))) {
    const clip = CLIPS[name];
    if (!clip) continue;
    const frames = Math.floor(secondsOf(clip) * FPS);
    await writeFilm(join(OUT, name), { ...CLIP_SIZE, ...QUALITY, fps: FPS, frames, onlyStill }, (index) => drawClipFrame(clip, index, FPS));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
