import { type AddCaptionsInput, type Video, VIDEO_LIMITS, type VideoRules } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { checkedCaptions } from './captions';
import { PreparingVideo } from './processing/preparing-video.service';
import { UploadStore } from './uploads/upload-store';
import { VideoObjects } from './video-objects';
import { VideoReadersService } from './video-readers.service';
import { noSuchVideo } from './video-refusals';
import { VideosRepository } from './videos.repository';

/** Videos of their owners: listed, given captions, deleted. */
@Injectable()
export class OwnVideosService {
  constructor(
    private readonly rows: VideosRepository,
    private readonly readers: VideoReadersService,
    private readonly objects: VideoObjects,
    private readonly uploads: UploadStore,
    private readonly preparing: PreparingVideo,
  ) {}

  async rules(): Promise<VideoRules> {
    const { converts, formats, accept } = await this.preparing.formats();
    return {
      converts,
      formats: [...formats],
      accept: [...accept],
      most_bytes: VIDEO_LIMITS.bytes,
      chunk_bytes: VIDEO_LIMITS.chunkBytes,
      most_seconds: VIDEO_LIMITS.seconds,
      most_unfinished: VIDEO_LIMITS.unfinished,
      most_kept: VIDEO_LIMITS.kept,
      captions_bytes: VIDEO_LIMITS.captionsBytes,
      most_reels: VIDEO_LIMITS.reels,
    };
  }

  async list(ownerId: string): Promise<Video[]> {
    return (await this.rows.findOf(ownerId)).map((video) => this.readers.forOwner(video));
  }

  async addCaptions(ownerId: string, { id, text }: AddCaptionsInput): Promise<Video> {
    await this.requireReady(ownerId, id);
    const source = Buffer.from(checkedCaptions(text));
    await this.objects.put(id, 'captions', { source, mediaType: 'text/vtt' });
    return this.change(ownerId, id, true);
  }

  async removeCaptions(ownerId: string, id: string): Promise<Video> {
    await this.requireReady(ownerId, id);
    const video = await this.change(ownerId, id, false);
    await this.objects.remove(id, 'captions');
    return video;
  }

  /** Deletes an own video with its files, whatever its state. */
  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.rows.findOwn(ownerId, id))) throw noSuchVideo();
    await this.delete(id);
  }

  /** Deletes a video with its files. The row goes first, so that nobody finds a video without a file. */
  async delete(id: string): Promise<void> {
    await this.rows.delete(id);
    await this.objects.removeAll(id);
    await this.uploads.remove(id);
  }

  private async change(ownerId: string, id: string, hasCaptions: boolean): Promise<Video> {
    await this.rows.update(id, 'ready', { hasCaptions });
    const video = await this.rows.findOwn(ownerId, id);
    if (!video) {
      await this.objects.removeAll(id);
      throw noSuchVideo();
    }
    return this.readers.forOwner(video);
  }

  private async requireReady(ownerId: string, id: string): Promise<void> {
    if ((await this.rows.findOwn(ownerId, id))?.state !== 'ready') throw noSuchVideo();
  }
}
