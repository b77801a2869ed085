import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock/clock';
import { DatabaseService } from '../kernel/database/database.service';
import { AppLog } from '../kernel/logging/app-log';
import { ProcessRole } from '../kernel/process-role';
import { PeriodicJob } from '../kernel/scheduling/periodic-job';
import { UploadStore } from './uploads/upload-store';
import { VideoUploadsService } from './uploads/video-uploads.service';
import { OwnVideosService } from './own-videos.service';
import { VideoObjects } from './video-objects';
import { VideoUses } from './video-uses';
import { VideosService } from './videos.service';
import { type StoredVideo, VideosRepository } from './videos.repository';

const DAY_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;
const UNUSED_MS = VIDEO_LIMITS.unusedDays * DAY_MS;

/**
 * Deletes what nobody needs: uploads that were not completed in a day, videos that were sent or shown and are no longer, those never
 * used for 30 days, and files whose rows went with their accounts.
 */
@Injectable()
export class VideoCleanupJob extends PeriodicJob {
  protected readonly task = 'deletion of videos';
  private searchedAt = 0;

  constructor(
    database: DatabaseService,
    private readonly appLog: AppLog,
    private readonly rows: VideosRepository,
    private readonly uploads: VideoUploadsService,
    private readonly videos: OwnVideosService,
    private readonly looked: VideosService,
    private readonly objects: VideoObjects,
    private readonly store: UploadStore,
    private readonly uses: VideoUses,
    private readonly clock: Clock,
    private readonly role: ProcessRole,
  ) {
    super(database, appLog);
  }

  protected async runOnce(): Promise<void> {
    if (!this.role.isSite) return;
    let deleted = 0;
    for (let count = AT_ONCE; count === AT_ONCE; deleted += count) count = await this.uploads.deleteUnfinished(AT_ONCE);
    deleted += await this.deleteUnused();
    // Reads all keys, therefore not as often.
    if (this.clock.now() - this.searchedAt >= DAY_MS) {
      deleted += await this.deleteForgotten();
      this.searchedAt = this.clock.now();
    }
    if (deleted > 0) this.appLog.info('videos deleted', { videos: deleted });
  }

  /** Checks each complete video once a day. */
  private async deleteUnused(): Promise<number> {
    let deleted = 0;
    let found: readonly StoredVideo[];
    do {
      const now = this.clock.now();
      found = await this.rows.findUnchecked(now - DAY_MS, AT_ONCE);
      const left = await this.unused(found, now);
      for (const { id } of left) await this.videos.delete(id);
      await this.rows.markChecked(
        found.map(({ id }) => id),
        now,
      );
      deleted += left.length;
    } while (found.length === AT_ONCE);
    return deleted;
  }

  private async unused(videos: readonly StoredVideo[], now: number): Promise<StoredVideo[]> {
    const owners = [...new Set(videos.map(({ ownerId }) => ownerId))];
    const used = new Set<string>();
    for (const ownerId of owners) for (const id of await this.uses.usedBy(ownerId)) used.add(id);
    const fresh = videos.filter(({ id, usedAt }) => used.has(id) && usedAt === null);
    await this.rows.markUsed(
      fresh.map(({ id }) => id),
      now,
    );
    return videos.filter(({ id, usedAt, createdAt }) => !used.has(id) && (usedAt !== null || createdAt < now - UNUSED_MS));
  }

  private async deleteForgotten(): Promise<number> {
    let videos = 0;
    const before = Date.now() - DAY_MS;
    await this.looked.deleteCopies(before);
    for (const left of [this.objects.before(before), this.store.before(before)])
      for await (const ids of left) {
        const known = await this.rows.findKnown(ids);
        const forgotten = ids.filter((id) => !known.has(id));
        for (const id of forgotten) await this.videos.delete(id);
        videos += forgotten.length;
      }
    return videos;
  }
}
