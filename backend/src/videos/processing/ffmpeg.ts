import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { runProgram } from './run-program';

export type Programs = { readonly ffmpeg: string; readonly ffprobe: string };
export type VideoFacts = { readonly seconds: number; readonly width: number; readonly height: number };
type Source = { readonly file: string; readonly demuxer: string };
type Work = { readonly programs: Programs; readonly signal: AbortSignal };

const SECOND_MS = 1000;
const LOOK_WITHIN_MS = 60 * SECOND_MS;
const CONVERT_WITHIN_MS = 60 * 60 * SECOND_MS;
const THREADS = '2';
/** Pixels of the longer side of a picture that is decoded at all. */
export const LARGEST_SIDE = 8192;
/** Files only, no network; a file that names other files is not followed by these demuxers. */
const INPUT = ['-nostdin', '-hide_banner', '-protocol_whitelist', 'file', '-max_alloc', '1000000000'];

/** Runs ffmpeg and ffprobe, which are programs of the machine. */
@Injectable()
export class Ffmpeg {
  private found: Promise<Programs | null> | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Returns the programs; null where they are missing or cannot make MP4 files of H.264 and AAC. */
  programs(): Promise<Programs | null> {
    this.found ??= this.find();
    return this.found;
  }

  /** Reads length and size; null for a file without a picture that can be decoded. `seconds` is 0 when the file does not say it. */
  async look({ file, demuxer }: Source, { programs, signal }: Work): Promise<VideoFacts | null> {
    const shown = 'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic';
    const args = [
      ...INPUT.slice(1),
      '-v',
      'error',
      '-f',
      demuxer,
      '-select_streams',
      'v',
      '-show_entries',
      shown,
      '-of',
      'json',
      '-i',
      file,
    ];
    const { isDone, output } = await runProgram({ program: programs.ffprobe, args, withinMs: LOOK_WITHIN_MS, signal });
    return isDone ? factsOf(output) : null;
  }

  /** Makes an MP4 file that every browser plays, without the metadata of the source. 'late': it took too long. */
  async convert({ file, demuxer }: Source, target: string, { programs, signal }: Work): Promise<'done' | 'late' | 'failed'> {
    const { isDone, isLate, errors } = await runProgram({
      program: programs.ffmpeg,
      args: [...INPUT, '-y', '-v', 'error', '-threads', THREADS, '-f', demuxer, '-i', file, ...ENCODING, target],
      withinMs: CONVERT_WITHIN_MS,
      signal,
    });
    if (!isDone && !signal.aborted) this.log.info('a video could not be converted', { reason: errors.slice(0, 300) });
    return isLate ? 'late' : isDone ? 'done' : 'failed';
  }

  /** Takes a picture from the converted file. */
  async poster(file: string, target: string, { programs, signal, seconds }: Work & { readonly seconds: number }): Promise<boolean> {
    const at = Math.min(1, seconds / 2).toFixed(2);
    const picture = ['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '4', '-map_metadata', '-1', '-f', 'image2', '-update', '1', target];
    const args = [...INPUT, '-y', '-v', 'error', '-threads', THREADS, '-ss', at, '-f', 'mov', '-i', file, ...picture];
    const { isDone } = await runProgram({ program: programs.ffmpeg, args, withinMs: LOOK_WITHIN_MS, signal });
    return isDone && ((await stat(target).catch(() => null))?.size ?? 0) > 0;
  }

  private async find(): Promise<Programs | null> {
    if (this.config.ffmpegPath === 'off') return null;
    const ffmpeg = await this.pathOf('ffmpeg');
    const ffprobe = await this.pathOf('ffprobe');
    if (ffmpeg === null || ffprobe === null) return null;
    const run = { program: ffmpeg, args: ['-hide_banner', '-encoders'], withinMs: LOOK_WITHIN_MS };
    const { output } = await runProgram(run).catch(() => ({ output: '' }));
    const canEncode = [/\blibx264\b/u, /\baac\b/u].every((encoder) => encoder.test(output));
    if (!canEncode) this.log.warn('ffmpeg cannot make H.264 and AAC: videos are not converted', { ffmpeg });
    return canEncode ? { ffmpeg, ffprobe } : null;
  }

  /** FFMPEG_PATH names the folder of both programs, or ffmpeg itself beside ffprobe. */
  private async pathOf(name: 'ffmpeg' | 'ffprobe'): Promise<string | null> {
    const { ffmpegPath } = this.config;
    const isFile = ffmpegPath !== null && (await stat(ffmpegPath).catch(() => null))?.isFile() === true;
    const folder = ffmpegPath !== null && isFile ? path.dirname(ffmpegPath) : ffmpegPath;
    const ending = process.platform === 'win32' ? '.exe' : '';
    for (const place of folder === null ? this.config.searchPath.split(path.delimiter) : [folder]) {
      const program = path.join(path.resolve(place), name + ending);
      if (place === '') continue;
      if (
        await access(program, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return program;
    }
    return null;
  }
}

/** At most 1280 pixels long, upright, even sides; one second more than allowed, so that a longer video shows. */
const { longestSide, seconds, bytes } = VIDEO_LIMITS;
const EVEN = (side: string) => `trunc(${side}*min(1\\,${longestSide}/max(iw\\,ih))/2)*2`;
const ENCODING = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-t', String(seconds + 1), '-fs', String(bytes), '-fpsmax', '30', '-threads', THREADS, '-filter_threads', '1'],
  ...['-vf', `scale=${EVEN('iw')}:${EVEN('ih')},setsar=1`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
  ...['-maxrate', '2500k', '-bufsize', '5000k', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart', '-f', 'mp4'],
];

type Probed = {
  readonly format?: { readonly duration?: string };
  readonly streams?: readonly {
    readonly width?: number;
    readonly height?: number;
    readonly disposition?: { readonly attached_pic?: number };
  }[];
};

function factsOf(output: string): VideoFacts | null {
  const { format, streams = [] } = JSON.parse(output) as Probed;
  const picture = streams.find(({ disposition }) => disposition?.attached_pic !== 1);
  const { width = 0, height = 0 } = picture ?? {};
  if (width < 2 || height < 2 || Math.max(width, height) > LARGEST_SIDE) return null;
  const length = Number(format?.duration ?? 0);
  return { seconds: Number.isFinite(length) ? length : 0, width, height };
}
