import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { insertRows } from './projection.repository';
import { PublishedPhotoEntity } from './published-photo.entity';
import type { TalentRecord } from './talent-record';
import { TalentEntity } from './talent.entity';

@Injectable()
export class PublishedPhotosRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** True for a photo of an adult whose profile can be seen, by everybody or by whoever is logged in. */
  async isShown(name: string, bornUntil: string): Promise<boolean> {
    const { manager } = this.dataSource;
    const photo = await manager.findOneBy(PublishedPhotoEntity, { name });
    const talent = photo && (await manager.findOneBy(TalentEntity, { id: photo.talentId }));
    if (!talent || talent.bornOn > bornUntil) return false;
    return talent.status === TALENT_STATUS.visible || (talent.isPrivate && talent.status === TALENT_STATUS.hidden);
  }

  /** Those of the names that some profile shows. */
  async findPublished(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const rows = await this.dataSource.manager.findBy(PublishedPhotoEntity, { name: In([...names]) });
    return rows.map(({ name }) => name);
  }
}

/** Writes which photos the talents `ids` show anew; part of writing their records. */
export async function replacePublishedPhotos(
  manager: EntityManager,
  ids: readonly number[],
  records: readonly TalentRecord[],
): Promise<void> {
  await manager.delete(PublishedPhotoEntity, { talentId: In([...ids]) });
  const rows = records.flatMap(({ id, published }) => (published?.photos ?? []).map(({ name }) => ({ name, talentId: id })));
  await insertRows(manager, PublishedPhotoEntity, rows);
}
