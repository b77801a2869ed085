import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan } from 'typeorm';
import { PublishedPhotosRepository } from '../../search/published-photos.repository';
import { PhotoFileEntity } from './photo-file.entity';
import { ProfilePhotoEntity } from '../profile-photo.entity';
import { ProfileEntity } from '../profile.entity';

/** Which files there are, and whose. */
@Injectable()
export class PhotoFilesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedPhotosRepository,
  ) {}

  async insert(userId: string, names: readonly string[], now: number): Promise<void> {
    await this.rows.insert(names.map((name) => ({ name, userId, isKept: false, createdAt: now })));
  }

  async keep(names: readonly string[]): Promise<void> {
    await this.rows.update({ name: In([...names]) }, { isKept: true });
  }

  async delete(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.rows.delete({ name: In([...names]) });
  }

  isOwn(userId: string, name: string): Promise<boolean> {
    return this.rows.existsBy({ userId, name });
  }

  async findNames(userId: string): Promise<string[]> {
    return (await this.rows.findBy({ userId })).map(({ name }) => name);
  }

  /** Whose files were left behind: neither kept nor removed for that long. */
  async findOwnersOfLeft(before: number, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ where: { isKept: false, createdAt: LessThan(before) }, take: limit });
    return [...new Set(rows.map(({ userId }) => userId))];
  }

  /** Whose profile staff decided about since then: photos that only the former one showed are left. */
  async findDecidedOwners(since: number, limit: number): Promise<string[]> {
    const where = { decidedAt: MoreThan(since) };
    const rows = await this.dataSource.getRepository(ProfileEntity).find({ select: { userId: true }, where, take: limit });
    return rows.map(({ userId }) => userId);
  }

  /** Names that neither the photos nor a snapshot nor the site needs any more. Those being written now are none of them. */
  async releaseUnused(userId: string, writtenBefore: number): Promise<string[]> {
    const rows = await this.rows.findBy({ userId });
    const settled = rows.filter(({ isKept, createdAt }) => isKept || createdAt < writtenBefore).map(({ name }) => name);
    const used = new Set([...(await this.findNamed(userId)), ...(await this.published.findPublished(settled))]);
    const unused = settled.filter((name) => !used.has(name));
    if (unused.length > 0) await this.rows.update({ name: In(unused) }, { isKept: false });
    return unused;
  }

  private async findNamed(userId: string): Promise<string[]> {
    const photos = await this.dataSource.getRepository(ProfilePhotoEntity).findBy({ userId });
    const profile = await this.dataSource.getRepository(ProfileEntity).findOneBy({ userId });
    const snapshots = [...(profile?.submitted?.photos ?? []), ...(profile?.approved?.photos ?? [])];
    return [...photos.flatMap(({ name, original }) => [name, original]), ...snapshots.map(({ name }) => name)];
  }

  private get rows() {
    return this.dataSource.getRepository(PhotoFileEntity);
  }
}
