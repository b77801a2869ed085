import { randomBytes } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { LiveEventsService } from '../../notifications';
import { UploadStore } from '../uploads/upload-store';
import { VideoObjects } from '../video-objects';
import { type StoredVideo, type VideoChanges, VideosRepository } from '../videos.repository';
import { type PreparedVideo, PreparingVideo } from './preparing-video.service';

const LEASE_MS = 90_000;
const PROLONG_EVERY_MS = 20_000;
const MOST_ATTEMPTS = 3;
type Held = { readonly video: StoredVideo; readonly lease: string };

/** Prepares the video that waits for longest. A lease in its row keeps other backends away; after a crash it ends, and one of them begins again. */
@Injectable()
export class VideoProcessingService {
  constructor(
    private readonly rows: VideosRepository,
    private readonly uploads: UploadStore,
    private readonly objects: VideoObjects,
    private readonly preparing: PreparingVideo,
    private readonly events: LiveEventsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Resolves to false when no video waits. */
  async prepareNext(stop: AbortSignal): Promise<boolean> {
    const now = this.clock.now();
    const video = await this.rows.findWaiting(now);
    if (!video) return false;
    const lease = randomBytes(16).toString('base64url');
    if (!(await this.rows.take({ id: video.id, lease, now, until: now + LEASE_MS }, 'processing'))) return true;
    await this.withLease({ video, lease }, stop);
    return true;
  }

  private async withLease(held: Held, stop: AbortSignal): Promise<void> {
    const { video, lease } = held;
    const lost = new AbortController();
    const timer = setInterval(() => void this.prolong(held, lost), PROLONG_EVERY_MS).unref();
    const folder = path.join(this.config.dataDir, 'video-work', `${video.id}-${lease}`);
    try {
      if (video.attempts >= MOST_ATTEMPTS) return await this.refuse(held, t('videos.notPrepared'));
      await this.rows.update(video.id, 'processing', { attempts: video.attempts + 1 });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await this.prepare(held, folder, AbortSignal.any([stop, lost.signal]));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VIDEO_REFUSED') return await this.refuse(held, error.message);
      // A stopped process does not count as an attempt; a failure waits until the lease ends.
      if (stop.aborted) await this.putBack(held);
      else this.log.error('a video could not be prepared', error, { video: video.id });
    } finally {
      clearInterval(timer);
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  private async prepare({ video, lease }: Held, folder: string, signal: AbortSignal): Promise<void> {
    const { id, ownerId } = video;
    const prepared = await this.preparing.prepare({ file: await this.uploads.fileOf(id, folder), folder, signal });
    const changes = await this.store(id, prepared);
    const isOwn = await this.rows.finish(id, lease, { ...changes, state: 'ready' });
    if (!isOwn) return this.deleteStored(id);
    await this.uploads.remove(id);
    await this.notify(ownerId);
  }

  private async store(id: string, { file, mediaType, poster, seconds, width, height }: PreparedVideo): Promise<VideoChanges> {
    await this.objects.put(id, 'video', { source: { file }, mediaType });
    if (poster !== null) await this.objects.put(id, 'poster', { source: { file: poster }, mediaType: 'image/jpeg' });
    const { size: bytes } = await stat(file);
    return { bytes, mediaType, hasPoster: poster !== null, seconds: Math.round(seconds), width, height };
  }

  /** Another backend may have prepared the video meanwhile; only of one that is gone nothing stays. */
  private async deleteStored(id: string): Promise<void> {
    if (!(await this.rows.find(id))) await this.objects.removeAll(id);
  }

  private async refuse({ video: { id, ownerId }, lease }: Held, refusal: string): Promise<void> {
    if (!(await this.rows.finish(id, lease, { state: 'refused', refusal }))) return;
    await this.uploads.remove(id);
    await this.notify(ownerId);
  }

  private async putBack({ video: { id, attempts }, lease }: Held): Promise<void> {
    await this.rows.finish(id, lease, { attempts });
  }

  private notify(ownerId: string): Promise<void> {
    return this.events.publish([ownerId], 'videos', 0);
  }

  private async prolong({ video: { id }, lease }: Held, lost: AbortController): Promise<void> {
    const until = this.clock.now() + LEASE_MS;
    const isHeld = await this.rows.prolong({ id, lease, until }).catch(() => true);
    if (!isHeld) lost.abort();
  }
}
