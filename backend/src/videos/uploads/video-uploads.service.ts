import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { UploadRoom } from '../../kernel/http/upload-room';
import { t } from '../../kernel/messages';
import { RateLimitsService, type Reservation } from '../../kernel/rate-limits/rate-limits.service';
import { cleanFileName } from '../../kernel/text/file-name';
import { VideoProcessingJob } from '../processing/video-processing.job';
import { noSuchVideo } from '../video-refusals';
import { type StoredVideo, VideosRepository } from '../videos.repository';
import { TusEndpoint, type TusAnswer } from './tus-endpoint';
import { type AnnouncedVideo, announcedVideo, requirePart } from './upload-headers';
import { UploadStore } from './upload-store';

const DAY_MS = 24 * 3600 * 1000;
/** The bytes of a day are counted in these, begun ones included. */
const UNIT_BYTES = 100_000_000;
const ENDING = /\.[a-z\d]{1,5}$/iu;

/** Uploads of videos, part by part, each by its owner alone. */
@Injectable()
export class VideoUploadsService {
  private readonly room = new UploadRoom({ atOnce: 32, atOnceByOne: 3 });

  constructor(
    private readonly rows: VideosRepository,
    private readonly tus: TusEndpoint,
    private readonly store: UploadStore,
    private readonly job: VideoProcessingJob,
    private readonly users: UsersService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Begins an upload; nothing of the file is read yet. */
  async begin(ownerId: string, { headers }: IncomingMessage): Promise<TusAnswer> {
    const announced = announcedVideo(headers);
    const id = randomBytes(16).toString('base64url');
    const uses = await this.countBytes(ownerId, announced.bytes);
    try {
      await this.insert(ownerId, id, announced);
      return await this.tus.handle('POST', id, { headers, body: null });
    } catch (error) {
      await this.rows.delete(id);
      await this.limits.refund(uses.flatMap(({ ids }) => ids));
      throw error;
    }
  }

  /** Says how much has arrived. */
  async state(ownerId: string, id: string, { headers }: IncomingMessage): Promise<TusAnswer> {
    const video = await this.requireOwn(ownerId, id);
    if (video.state !== 'uploading') return completeAnswer(video);
    const answer = await this.tus.handle('HEAD', id, { headers, body: null });
    // The process may have ended between the last byte and the row.
    if (answer.headers['upload-offset'] === answer.headers['upload-length']) await this.complete(id);
    return answer;
  }

  /** Stores the next part. */
  async append(ownerId: string, id: string, request: IncomingMessage): Promise<TusAnswer> {
    const video = await this.requireOwn(ownerId, id);
    if (video.state !== 'uploading') throw noSuchVideo();
    requirePart(request.headers);
    const place = this.room.enter(ownerId, () => request.destroy());
    if (!place) throw new DomainError('UNAVAILABLE', { detail: t('videos.noRoom'), retryAfter: 5 });
    try {
      const answer = await this.tus.handle('PATCH', id, { headers: request.headers, body: request });
      if (Number(answer.headers['upload-offset']) === video.bytes) await this.complete(id);
      return answer;
    } finally {
      this.room.leave(place);
    }
  }

  /** Gives up an upload that is not complete. */
  async cancel(ownerId: string, id: string, { headers }: IncomingMessage): Promise<TusAnswer> {
    const video = await this.requireOwn(ownerId, id);
    if (video.state !== 'uploading') throw noSuchVideo();
    const answer = await this.tus.handle('DELETE', id, { headers, body: null });
    await this.rows.delete(id);
    return answer;
  }

  /** Deletes uploads that were begun more than a day ago and are not complete. */
  async deleteUnfinished(most: number): Promise<number> {
    const before = this.clock.now() - VIDEO_LIMITS.unfinishedHours * 3600 * 1000;
    const left = await this.rows.findUnfinished(before, most);
    for (const { id } of left) {
      await this.rows.delete(id);
      await this.store.remove(id);
    }
    return left.length;
  }

  private async requireOwn(ownerId: string, id: string): Promise<StoredVideo> {
    const video = await this.rows.findOwn(ownerId, id);
    if (!video) throw noSuchVideo();
    return video;
  }

  private async complete(id: string): Promise<void> {
    if (await this.rows.update(id, 'uploading', { state: 'processing', lease: '', leasedUntil: 0 })) this.job.wake();
  }

  /** Counts the announced bytes of a day. */
  private async countBytes(ownerId: string, bytes: number): Promise<Reservation[]> {
    const most = VIDEO_LIMITS.bytesPerDay / UNIT_BYTES;
    const uses: Reservation[] = [];
    try {
      for (let left = bytes; left > 0; left -= UNIT_BYTES)
        uses.push(await this.limits.consume([{ name: 'video-bytes:user', subject: ownerId, most, windowMs: DAY_MS }]));
      return uses;
    } catch (error) {
      await this.limits.refund(uses.flatMap(({ ids }) => ids));
      throw error;
    }
  }

  /** Stores the row under a lock of the account, so that uploads at the same time are counted one after another. */
  private insert(ownerId: string, id: string, { bytes, purpose, name }: AnnouncedVideo): Promise<void> {
    const run = async () => {
      await this.users.lock(ownerId);
      const { all, unfinished } = await this.rows.count(ownerId);
      if (unfinished >= VIDEO_LIMITS.unfinished) throw full(t('videos.unfinished', { most: VIDEO_LIMITS.unfinished }));
      if (all >= VIDEO_LIMITS.kept) throw full(t('videos.kept', { most: VIDEO_LIMITS.kept }));
      const now = this.clock.now();
      const ending = ENDING.exec(name)?.[0].toLowerCase() ?? '';
      const cleaned = cleanFileName(name, { ending, usual: t('videos.video'), most: VIDEO_LIMITS.name });
      await this.rows.insert({ id, ownerId, purpose, bytes, name: cleaned, state: 'uploading', createdAt: now, checkedAt: now, ...NEW });
    };
    return retryLockConflicts(() => this.transactions.run(run));
  }
}

const NEW = {
  mediaType: '',
  seconds: 0,
  width: 0,
  height: 0,
  hasPoster: false,
  hasCaptions: false,
  refusal: '',
  usedAt: null,
  attempts: 0,
  lease: '',
  leasedUntil: 0,
} as const;

function full(detail: string): DomainError {
  return new DomainError('LIST_FULL', { detail });
}

/** A client that lost the answer to its last part learns that everything has arrived. */
function completeAnswer({ bytes }: StoredVideo): TusAnswer {
  const length = String(bytes);
  return { status: 200, headers: { 'tus-resumable': '1.0.0', 'upload-offset': length, 'upload-length': length } };
}
