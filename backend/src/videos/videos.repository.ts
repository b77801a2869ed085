import type { VideoState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, type Repository } from 'typeorm';
import { VideoEntity } from './schema/video.entity';

export type StoredVideo = Readonly<VideoEntity>;
export type VideoChanges = Partial<Omit<StoredVideo, 'id' | 'ownerId'>>;
/** Who holds a video, and until when. */
export type Lease = { readonly id: string; readonly lease: string; readonly now: number; readonly until: number };

const NOBODY = { lease: '', leasedUntil: 0 };

/** Rows of uploaded videos. */
@Injectable()
export class VideosRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get rows(): Repository<VideoEntity> {
    return this.dataSource.getRepository(VideoEntity);
  }

  find(id: string): Promise<StoredVideo | null> {
    return this.rows.findOneBy({ id });
  }

  /** Finds one of the owner's; null for any other. */
  findOwn(ownerId: string, id: string): Promise<StoredVideo | null> {
    return this.rows.findOneBy({ id, ownerId });
  }

  /** Finds the owner's videos, the newest first. */
  findOf(ownerId: string): Promise<StoredVideo[]> {
    return this.rows.find({ where: { ownerId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  async findKnown(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.rows.find({ select: { id: true }, where: { id: In([...ids]) } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Counts the owner's videos: all of them, and the uploads that are not complete. */
  async count(ownerId: string): Promise<{ readonly all: number; readonly unfinished: number }> {
    const [all, unfinished] = [await this.rows.countBy({ ownerId }), await this.rows.countBy({ ownerId, state: 'uploading' })];
    return { all, unfinished };
  }

  async insert(video: StoredVideo): Promise<void> {
    await this.rows.insert({ ...video });
  }

  /** Changes a video in this state; false when it is in another one, or gone. */
  async update(id: string, state: VideoState, changes: VideoChanges): Promise<boolean> {
    return (await this.rows.update({ id, state }, { ...changes })).affected === 1;
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Takes the lease of a video in this state; false while another one holds it. */
  async take({ id, lease, now, until }: Lease, state: VideoState): Promise<boolean> {
    return (await this.rows.update({ id, state, leasedUntil: LessThan(now) }, { lease, leasedUntil: until })).affected === 1;
  }

  /** Prolongs an own lease; false when it was lost. */
  async prolong({ id, lease, until }: Omit<Lease, 'now'>): Promise<boolean> {
    return (await this.rows.update({ id, lease }, { leasedUntil: until })).affected === 1;
  }

  async releaseLease(id: string, lease: string): Promise<void> {
    await this.rows.update({ id, lease }, NOBODY);
  }

  /** Ends the preparation under an own lease; false when the lease was lost or the video is gone. */
  async finish(id: string, lease: string, changes: VideoChanges): Promise<boolean> {
    return (await this.rows.update({ id, lease, state: 'processing' }, { ...changes, ...NOBODY })).affected === 1;
  }

  /** Finds the video that waits for its preparation for longest. */
  findWaiting(now: number): Promise<StoredVideo | null> {
    return this.rows.findOne({ where: { state: 'processing', leasedUntil: LessThan(now) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Finds uploads that were begun before a time and are not complete. */
  findUnfinished(before: number, most: number): Promise<StoredVideo[]> {
    return this.rows.find({ where: { state: 'uploading', createdAt: LessThan(before) }, order: { createdAt: 'ASC' }, take: most });
  }

  /** Finds complete videos whose use was not checked since a time. */
  findUnchecked(before: number, most: number): Promise<StoredVideo[]> {
    const where = { state: In(['ready', 'refused']), checkedAt: LessThan(before) };
    return this.rows.find({ where, order: { checkedAt: 'ASC' }, take: most });
  }

  async markChecked(ids: readonly string[], checkedAt: number): Promise<void> {
    if (ids.length > 0) await this.rows.update({ id: In([...ids]) }, { checkedAt });
  }

  async markUsed(ids: readonly string[], usedAt: number): Promise<void> {
    if (ids.length > 0) await this.rows.update({ id: In([...ids]) }, { usedAt });
  }
}
