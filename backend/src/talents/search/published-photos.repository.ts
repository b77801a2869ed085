import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { insertRows } from './projection.repository';
import { PublishedPhotoEntity } from '../schema/published-photo.entity';
import type { TalentRecord } from '../schema/talent-record';

@Injectable()
export class PublishedPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the id of the talent whose profile shows the photo; null for none. */
  async findTalentId(name: string): Promise<number | null> {
    const photo = await this.dataSource.manager.findOneBy(PublishedPhotoEntity, { name });
    return photo?.talentId ?? null;
  }

  /** Returns those of the names that a profile shows. */
  async findPublished(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const rows = await this.dataSource.manager.findBy(PublishedPhotoEntity, { name: In([...names]) });
    return rows.map(({ name }) => name);
  }
}

/** Replaces the rows of photos that the talents `ids` show; part of writing their records. */
export async function replacePublishedPhotos(
  manager: EntityManager,
  ids: readonly number[],
  records: readonly TalentRecord[],
): Promise<void> {
  await manager.delete(PublishedPhotoEntity, { talentId: In([...ids]) });
  const rows = records.flatMap(({ id, published }) => (published?.photos ?? []).map(({ name }) => ({ name, talentId: id })));
  await insertRows(manager, PublishedPhotoEntity, rows);
}
