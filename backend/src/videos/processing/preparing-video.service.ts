import { open } from 'node:fs/promises';
import path from 'node:path';
import { listInWords, VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { videoRefused } from '../video-refusals';
import { Ffmpeg, LARGEST_SIDE, type Programs, type VideoFacts } from './ffmpeg';
import { readMp4 } from './mp4-boxes';
import { ACCEPTED, formatOf, HEAD_BYTES, type VideoFormat } from './video-formats';

export type PreparedVideo = VideoFacts & { readonly file: string; readonly mediaType: string; readonly poster: string | null };
type Given = { readonly file: string; readonly folder: string; readonly signal: AbortSignal };

/** Makes of an uploaded file the one that is played. Nothing in the file is run; it is only decoded. */
@Injectable()
export class PreparingVideo {
  constructor(private readonly ffmpeg: Ffmpeg) {}

  /** Formats that are taken at present. */
  async formats(): Promise<{ readonly converts: boolean; readonly formats: readonly string[]; readonly accept: readonly string[] }> {
    const converts = (await this.ffmpeg.programs()) !== null;
    return { converts, ...(converts ? ACCEPTED.converted : ACCEPTED.kept) };
  }

  /** Writes the files into the folder. Throws VIDEO_REFUSED for a file that is no video, or one that cannot be played. */
  async prepare(given: Given): Promise<PreparedVideo> {
    const format = formatOf(await headOf(given.file));
    if (!format) throw videoRefused(t('videos.noVideo', await this.named()));
    const programs = await this.ffmpeg.programs();
    return programs ? this.convert(given, format, programs) : this.storeAsIs(given, format);
  }

  private async convert({ file, folder, signal }: Given, { demuxer }: VideoFormat, programs: Programs): Promise<PreparedVideo> {
    const work = { programs, signal };
    const found = await this.ffmpeg.look({ file, demuxer }, work);
    signal.throwIfAborted();
    if (!found) throw videoRefused(t('videos.damaged'));
    refuseLong(found.seconds);
    const target = path.join(folder, 'video.mp4');
    const outcome = await this.ffmpeg.convert({ file, demuxer }, target, work);
    signal.throwIfAborted();
    if (outcome !== 'done') throw videoRefused(outcome === 'late' ? t('videos.tooSlow') : t('videos.damaged'));
    const facts = await this.ffmpeg.look({ file: target, demuxer: 'mov' }, work);
    signal.throwIfAborted();
    if (!facts) throw videoRefused(t('videos.damaged'));
    refuseLong(facts.seconds);
    const poster = path.join(folder, 'poster.jpg');
    const hasPoster = await this.ffmpeg.poster(target, poster, { ...work, seconds: facts.seconds });
    signal.throwIfAborted();
    return { ...facts, file: target, mediaType: 'video/mp4', poster: hasPoster ? poster : null };
  }

  /** Without ffmpeg, files that browsers play are kept as they are; only the metadata of MP4 files is overwritten. */
  private async storeAsIs({ file }: Given, { name }: VideoFormat): Promise<PreparedVideo> {
    if (name === 'WebM') return { file, mediaType: 'video/webm', poster: null, seconds: 0, width: 0, height: 0 };
    if (name !== 'MP4') throw videoRefused(t('videos.otherFormat', await this.named()));
    const handle = await open(file, 'r+');
    try {
      const facts = await readMp4(handle, (await handle.stat()).size);
      if (!facts) throw videoRefused(t('videos.damaged'));
      if (!facts.hasH264) throw videoRefused(t('videos.otherFormat', await this.named()));
      if (Math.max(facts.width, facts.height) > LARGEST_SIDE) throw videoRefused(t('videos.damaged'));
      refuseLong(facts.seconds);
      const { seconds, width, height } = facts;
      return { file, mediaType: 'video/mp4', poster: null, seconds, width, height };
    } finally {
      await handle.close();
    }
  }

  private async named(): Promise<{ readonly formats: string }> {
    const { formats } = await this.formats();
    return { formats: listInWords(formats, 'or') };
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Half a second is left for sound that is longer than the picture. */
function refuseLong(seconds: number): void {
  if (seconds > VIDEO_LIMITS.seconds + 0.5) throw videoRefused(t('videos.tooLong', { minutes: VIDEO_LIMITS.seconds / 60 }));
}
