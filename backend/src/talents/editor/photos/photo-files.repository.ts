import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan } from 'typeorm';
import { PublishedPhotosRepository } from '../../search/published-photos.repository';
import { PhotoFileEntity } from './photo-file.entity';
import { ProfilePhotoEntity } from '../profile-photo.entity';
import { ProfileEntity } from '../profile.entity';

/** Rows of the photo files: who owns each, and whether it is in use. */
@Injectable()
export class PhotoFilesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedPhotosRepository,
  ) {}

  async insert(userId: string, names: readonly string[], now: number): Promise<void> {
    await this.rows.insert(names.map((name) => ({ name, userId, isInUse: false, createdAt: now })));
  }

  async markInUse(names: readonly string[]): Promise<void> {
    await this.rows.update({ name: In([...names]) }, { isInUse: true });
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

  /** Finds owners with files that are not in use and were written before the given time. */
  async findOwnersOfLeft(before: number, limit: number): Promise<string[]> {
    const rows = await this.rows.find({ where: { isInUse: false, createdAt: LessThan(before) }, take: limit });
    return [...new Set(rows.map(({ userId }) => userId))];
  }

  /** Finds owners whose profile staff decided about since then: files that only the former version showed may be left. */
  async findDecidedOwners(since: number, limit: number): Promise<string[]> {
    const where = { decidedAt: MoreThan(since) };
    const rows = await this.dataSource.getRepository(ProfileEntity).find({ select: { userId: true }, where, take: limit });
    return rows.map(({ userId }) => userId);
  }

  /** Marks files that no photo, snapshot or published profile refers to, and returns their names. Files still being written are left out. */
  async releaseUnused(userId: string, writtenBefore: number): Promise<string[]> {
    const rows = await this.rows.findBy({ userId });
    const written = rows.filter(({ isInUse, createdAt }) => isInUse || createdAt < writtenBefore).map(({ name }) => name);
    const used = new Set([...(await this.findNamed(userId)), ...(await this.published.findPublished(written))]);
    const unused = written.filter((name) => !used.has(name));
    if (unused.length > 0) await this.rows.update({ name: In(unused) }, { isInUse: false });
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
