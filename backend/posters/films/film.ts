import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export type Film = { readonly width: number; readonly height: number; readonly fps: number; readonly frames: number };
/** The square part of the picture that a phone gets: its left edge, as large as the film is high, and its size when shrunk. */
type Square = { readonly left: number; readonly size: number };
type Target = { readonly file: string; readonly codec: 'h264' | 'vp9'; readonly quality: number; readonly square?: Square };
type DrawnFrame = (index: number) => Buffer | Promise<Buffer>;
/** Constant quality of each codec; lower is better. */
export type Quality = { readonly h264: number; readonly vp9: number };

const ENCODERS: Readonly<Record<Target['codec'], (quality: number) => readonly string[]>> = {
  h264: (quality) =>
    `-c:v libx264 -preset slow -profile:v high -crf ${quality} -tune animation -aq-mode 3 -g 96 -movflags +faststart`.split(' '),
  vp9: (quality) => `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -row-mt 1 -deadline good -cpu-used 3 -g 144`.split(' '),
};

/** Pipes raw frames into one ffmpeg, which writes every target at once. No sound. */
async function encodeFilm(film: Film, targets: readonly Target[], drawFrame: DrawnFrame): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`, '-r', String(film.fps), '-i', '-'];
  const cropped = ({ left, size }: Square) => ['-vf', `crop=${film.height}:${film.height}:${left}:0,scale=${size}:${size}`];
  const outputs = targets.flatMap(({ file, codec, quality, square }) => [
    '-map',
    '0:v',
    '-an',
    '-pix_fmt',
    'yuv420p',
    ...(square ? cropped(square) : []),
    ...ENCODERS[codec](quality),
    file,
  ]);
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let index = 0; index < film.frames; index++) if (!ffmpeg.stdin.write(await drawFrame(index))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}.`);
}

type WholeFilm = Film & Quality & { readonly onlyStill: boolean; readonly square?: Square };

const targetsOf = (path: string, { h264, vp9 }: Quality, square?: Square): readonly Target[] => [
  { file: `${path}.mp4`, codec: 'h264', quality: h264, ...(square ? { square } : {}) },
  { file: `${path}.webm`, codec: 'vp9', quality: vp9, ...(square ? { square } : {}) },
];

async function writeStill(path: string, still: Sharp): Promise<void> {
  await still.clone().avif({ quality: 50, effort: 5 }).toFile(`${path}.avif`);
  await still.clone().webp({ quality: 70, effort: 5 }).toFile(`${path}.webp`);
}

/**
 * Writes a film in both codecs and its first frame in both formats to `<path>.mp4`, `.webm`, `.avif` and `.webp`, the square
 * part of it to `<path>-narrow`, and says how large they are.
 */
export async function writeFilm(path: string, film: WholeFilm, drawFrame: DrawnFrame): Promise<void> {
  const { width, height, square, onlyStill } = film;
  const narrow = `${path}-narrow`;
  const still = sharp(await drawFrame(0), { raw: { width, height, channels: 3 } });
  await writeStill(path, still);
  if (square) {
    const part = still.clone().extract({ left: square.left, top: 0, width: height, height });
    await writeStill(narrow, part.resize(square.size, square.size));
  }
  const targets = [...targetsOf(path, film), ...(square ? targetsOf(narrow, film, square) : [])];
  if (!onlyStill) await encodeFilm(film, targets, drawFrame);
  for (const stem of square ? [path, narrow] : [path])
    for (const ending of onlyStill ? ['avif', 'webp'] : ['mp4', 'webm', 'avif', 'webp'])
      process.stdout.write(`${basename(stem)}.${ending} ${Math.round((await stat(`${stem}.${ending}`)).size / 1000)} kB\n`);
}

/** Returns the known names given on the command line, or all names. */
export function askedNames(known: readonly string[]): readonly string[] {
  const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`No film ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return asked.length ? asked : known;
}
