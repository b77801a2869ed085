import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Film = { readonly width: number; readonly height: number; readonly fps: number; readonly frames: number };
export type Target = { readonly file: string; readonly codec: 'h264' | 'vp9'; readonly quality: number };

const ENCODERS: Readonly<Record<Target['codec'], (quality: number) => readonly string[]>> = {
  h264: (quality) =>
    `-c:v libx264 -preset slow -profile:v high -crf ${quality} -tune animation -aq-mode 3 -g 96 -movflags +faststart`.split(' '),
  vp9: (quality) => `-c:v libvpx-vp9 -b:v 0 -crf ${quality} -row-mt 1 -deadline good -cpu-used 3 -g 144`.split(' '),
};

/** Pipes raw frames into one ffmpeg, which writes every target at once. No sound. */
export async function encodeFilm(film: Film, targets: readonly Target[], drawFrame: (index: number) => Buffer): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`, '-r', String(film.fps), '-i', '-'];
  const outputs = targets.flatMap(({ file, codec, quality }) => [
    '-map',
    '0:v',
    '-an',
    '-pix_fmt',
    'yuv420p',
    ...ENCODERS[codec](quality),
    file,
  ]);
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let index = 0; index < film.frames; index++) if (!ffmpeg.stdin.write(drawFrame(index))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}.`);
}
