import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../kernel/config/config';
import type { SentFile } from '../kernel/http/send-object';
import type { ObjectStore } from '../kernel/object-store/object-store';
import { VideoObjects } from './video-objects';
import { type StoredVideo, VideosRepository } from './videos.repository';

/** Stored file of a video, and the store that sends it. */
export type ReviewedVideo = { readonly store: Pick<ObjectStore, 'size' | 'read'>; readonly file: SentFile };

/** Looks videos up for the contexts that send and show them. */
@Injectable()
export class VideosService {
  constructor(
    private readonly rows: VideosRepository,
    private readonly objects: VideoObjects,
    private readonly config: AppConfig,
  ) {}

  private get folder(): string {
    return path.join(this.config.dataDir, 'video-review');
  }

  /** Finds a video of this owner; null for any other. */
  findOwn(ownerId: string, id: string): Promise<StoredVideo | null> {
    return this.rows.findOwn(ownerId, id);
  }

  /** Returns those of the ids that are still there. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.rows.findKnown(ids);
  }

  /** Deletes the copies that were made for staff before a time. */
  async deleteCopies(before: number): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const written = await stat(file).catch(() => null);
      if (written && written.mtimeMs < before) await rm(file, { force: true });
    }
  }

  /** Finds the stored file of a video for staff, with the store that sends it; null for a deleted video. */
  async openForReview(id: string): Promise<ReviewedVideo | null> {
    const video = await this.rows.find(id);
    if (video?.state !== 'ready') return null;
    const { mediaType } = video;
    const name = `${id}.${endingOf(mediaType)}`;
    return { store: this.objects.store, file: { key: this.objects.keyOf(id, 'video'), mediaType, name } };
  }

  /** Returns the path of a file that staff can play: the stored one, or a copy of one that is at S3. Null for a deleted video. */
  async fileForReview(id: string): Promise<string | null> {
    const video = await this.rows.find(id);
    if (video?.state !== 'ready') return null;
    const key = this.objects.keyOf(id, 'video');
    const stored = this.objects.store.pathTo(key);
    if (stored !== null) return stored;
    const bytes = await this.objects.store.read(key);
    if (!bytes) return null;
    const { folder } = this;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copy = path.join(folder, `${id}.${endingOf(video.mediaType)}`);
    await pipeline(bytes, createWriteStream(copy, { mode: 0o600 }));
    return copy;
  }
}

function endingOf(mediaType: string): 'webm' | 'mp4' {
  return mediaType === 'video/webm' ? 'webm' : 'mp4';
}
